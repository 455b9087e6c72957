import { HttpProblem } from '../http/reply.ts'

/** A caller's request for one of the contract's examples (RFC 7240's Prefer header, with Prism's names). */
export interface WantedExample {
  status: number | undefined
  name: string | undefined
}

/**
 * Parses `Prefer: code=404, example=notFound`. Returns undefined when the header requests no example. Throws 400 for a
 * code that is not a status.
 */
export function parsePrefer(header: string | undefined): WantedExample | undefined {
  if (header === undefined) return undefined
  const wishes = new Map(
    header.split(/[,;]/).map((part) => {
      const [name = '', ...value] = part.split('=')
      return [
        name.trim().toLowerCase(),
        value
          .join('=')
          .trim()
          .replace(/^"(.*)"$/, '$1'),
      ] as const
    }),
  )
  const code = wishes.get('code')
  const name = wishes.get('example')
  if (code === undefined && name === undefined) return undefined
  if (code !== undefined && !/^[1-5]\d\d$/.test(code)) throw new HttpProblem(400, 'Prefer 中的 code 不是 HTTP 状态码')
  return { status: code === undefined ? undefined : Number(code), name }
}
