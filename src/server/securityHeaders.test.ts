import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { addSecurityHeaders } from './securityHeaders.ts'

test("nginx's own replies carry the same security headers as the portal's", async () => {
  const template = await readFile('deploy/nginx.conf.template', 'utf8')
  const headers = new Headers()
  addSecurityHeaders(headers)
  for (const [name, value] of headers) {
    const variable = `$upstream_http_${name.replaceAll('-', '_')}`
    const [, own, said] = new RegExp(`map \\${variable} (\\$\\w+) \\{\\s+'' '?([^\\n]*?)'?;\\n\\}`).exec(template) ?? []
    expect(said).toBe(value)
    expect(template.toLowerCase()).toContain(`add_header ${name} ${own} always;`)
  }
})
