import { closeSync, openSync, writeSync } from 'node:fs'
import type { Entry } from 'har-format'
import { createHar } from './har.ts'

/**
 * An HTTP archive on disk that is valid after each entry: the next entry overwrites the closing brackets and writes
 * them again. A recording of several days needs little memory, and a killed one loses nothing.
 */
export class HarFile {
  readonly #file: number
  readonly #footer: string
  /** The offset of the closing brackets, in bytes. */
  #end: number
  #isEmpty = true

  /** Starts a new archive. */
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
