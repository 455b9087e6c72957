import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { RichText } from './RichText.tsx'

test('an HTML text is shown with its markup', () => {
  const html: string & { readonly contentMediaType?: 'text/html' } = '<p>正文<a href="/policy">政策</a></p>'
  expect(renderToString(<RichText html={html} />)).toContain('><p>正文<a href="/policy">政策</a></p></div>')
})

test('a text that the contract does not mark as HTML, and that has not been cleaned, does not compile', () => {
  const text: string = '<script>attack()</script>'
  // @ts-expect-error -- the point of the test
  expect(<RichText html={text} />).toBeDefined()
})
