import { request as open, type ClientRequest } from 'node:http'

const chunkSize = 16_384

/** The part of the browser's XMLHttpRequest that uploads use, over a real connection. Node has none. */
export class NodeXMLHttpRequest extends EventTarget {
  readonly upload = new EventTarget()
  status = 0
  responseText = ''
  #connection: ClientRequest | undefined
  #target: { method: string; url: string } = { method: 'GET', url: '' }
  readonly #headers = new Map<string, string>()

  open(method: string, url: string): void {
    this.#target = { method, url }
  }

  setRequestHeader(name: string, value: string): void {
    this.#headers.set(name.toLowerCase(), value)
  }

  send(form: FormData): void {
    void this.#transfer(new Response(form))
  }

  abort(): void {
    this.#connection?.destroy()
  }

  async #transfer(encoded: Response): Promise<void> {
    const bytes = Buffer.from(await encoded.arrayBuffer())
    const contentType = encoded.headers.get('content-type') ?? ''
    const headers = {
      ...Object.fromEntries(this.#headers),
      'content-type': contentType,
      'content-length': bytes.length,
    }
    const connection = open(this.#target.url, { method: this.#target.method, headers, agent: false })
    this.#connection = connection
    connection.on('error', () => this.dispatchEvent(new Event('error')))
    connection.on('response', (incoming) => {
      this.status = incoming.statusCode ?? 0
      incoming.setEncoding('utf8')
      incoming.on('data', (text: string) => {
        this.responseText += text
      })
      incoming.on('end', () => this.dispatchEvent(new Event('load')))
    })
    for (let loaded = 0; loaded < bytes.length;) {
      const chunk = bytes.subarray(loaded, loaded + chunkSize)
      await new Promise<void>((resolve) => {
        connection.write(chunk, () => resolve())
      })
      loaded += chunk.length
      this.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded, total: bytes.length }))
    }
    connection.end()
  }
}
