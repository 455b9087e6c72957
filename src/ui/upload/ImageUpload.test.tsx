import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ImageUpload } from './ImageUpload.tsx'

const picture = { name: 'logo.png', size: 1, url: '/f-1', uid: 'f-1' }
const settings = {
  label: '产品图片',
  rule: { extensions: ['jpg', 'jpeg', 'png'], maxCount: 1, fault: () => undefined },
  upload: () => Promise.resolve(picture),
  onChange: () => {},
  srcOf: (url: string) => `/gateway${url}`,
}

test.each(['small', 'mini'] as const)(
  '2.7-29 2.7-30 the %s image upload shows its image and names its picker',
  (size) => {
    const html = renderToStaticMarkup(<ImageUpload {...settings} size={size} value={[picture]} overwrite />)
    expect(html).toContain('<legend')
    expect(html).toMatch(/<img src="\/gateway\/f-1" alt="logo.png"/)
    expect(html).toMatch(/<input[^>]*aria-label="产品图片：更换图片"/)
    expect(html).toContain('accept=".jpg,.jpeg,.png"')
  },
)

test('a full image field without overwrite accepts no more', () => {
  const html = renderToStaticMarkup(<ImageUpload {...settings} size="small" value={[picture]} />)
  expect(html).not.toContain('type="file"')
})
