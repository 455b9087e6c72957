import { renderToStaticMarkup } from 'react-dom/server'
import { encode } from 'uqr'
import { expect, test } from 'vitest'
import { QrCode } from './QrCode.tsx'

test('7.1-11 every dark module of the code is drawn, and the picture has a name', () => {
  const html = renderToStaticMarkup(<QrCode content="zz-login:zz-0001" label="登录二维码" />)
  const dark = encode('zz-login:zz-0001', { ecc: 'M', border: 4 }).data.flat().filter(Boolean)
  expect(html.match(/h1v1h-1z/g)).toHaveLength(dark.length)
  expect(html).toContain('aria-label="登录二维码"')
})
