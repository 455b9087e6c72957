import type { Plugin } from 'vite'

/** Where the Excel writer chooses how to compress, by the end of the file name. */
const chooser = '/node_modules/write-excel-file/modules/zip/zipToArrayBuffer.js'

/**
 * Compresses Excel files on the main thread: the writer's worker is created from a text, which the page's policy
 * blocks. A few hundred rows take some 20 ms.
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
