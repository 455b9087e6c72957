import type { Plugin } from 'vite'

/** Where the writer of Excel files chooses how its parts are packed, by the end of the file's name. */
const chooser = '/node_modules/write-excel-file/modules/zip/zipToArrayBuffer.js'

/**
 * Packs Excel files on the page itself: the writer's worker is made of a text, which the page's policy refuses. A few
 * hundred rows are packed in some 20 ms.
 */
export function zipWithoutWorker(): Plugin {
  return {
    name: 'zip-without-worker',
    applyToEnvironment: (environment) => environment.name === 'client',
    load(id) {
      if (!id.replaceAll('\\', '/').endsWith(chooser)) return undefined
      return "import zip from './zipToArrayBufferSync.js'; export default async (files) => zip(files)"
    },
  }
}
