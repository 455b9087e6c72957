import { closeSync, openSync, writeSync } from 'node:fs'
import type { Entry } from 'har-format'
import { createHar } from './har.ts'

/**
 * An HTTP archive on disk that is whole after each entry: the next one is written over the closing brackets, and these
 * after it. So a recording of days needs no memory, and one that is killed has lost nothing.
 */
export class HarFile {
  readonly #file: number
  readonly #footer: string
  /** Where the closing brackets begin, in bytes. */
  #end: number
  #isEmpty = true

  /** Begins the archive anew. */
  constructor(file: string) {
    const [header = '', footer = ''] = JSON.stringify(createHar([]), null, 2).split('"entries": []')
    this.#file = openSync(file, 'w')
    this.#footer = `\n    ]${footer}\n`
    const start = `${header}"entries": [`
    writeSync(this.#file, start + this.#footer, 0)
    this.#end = Buffer.byteLength(start)
  }

  add(entry: Entry): void {
    const text = `${this.#isEmpty ? '' : ','}\n${JSON.stringify(entry)}`
    writeSync(this.#file, text + this.#footer, this.#end)
    this.#end += Buffer.byteLength(text)
    this.#isEmpty = false
  }

  close(): void {
    closeSync(this.#file)
  }
}
