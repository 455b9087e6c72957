import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Telephone } from './Telephone.tsx'

test.for([
  ['0523-80000001', '<a href="tel:0523-80000001">0523-80000001</a>'],
  ['138****0009', '138****0009'],
] as const)('%s can be called unless it is masked', ([number, html]) => {
  expect(renderToStaticMarkup(<Telephone number={number} />)).toBe(html)
})
