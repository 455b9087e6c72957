import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { useBrowserValue } from './useBrowserValue.ts'

test('the server renders without reading from the browser', () => {
  let asked = 0
  function Greeting() {
    const name = useBrowserValue(() => {
      asked += 1
      return '会员'
    })
    return <p>{name ?? '访客'}</p>
  }
  expect(renderToString(<Greeting />)).toBe('<p>访客</p>')
  expect(asked).toBe(0)
})
