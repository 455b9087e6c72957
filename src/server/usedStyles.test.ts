import { expect, test } from 'vitest'
import { usedStyles } from './usedStyles.ts'

const page = '<body><p class="a b">文</p></body>'
const stylesLeft = (css: string) => usedStyles(css, page).toString()

test.each([
  ['elements, attributes and states need no class', '*{margin:0}[data-elder] a:hover,::before{color:red}'],
  ['a class that occurs', '.a{color:red}.a.b:hover>svg{color:red}'],
  ['what an element must not have, or one of several', '.a:not(.x):is(.y,.b:not(.z)){color:red}'],
  ['an animation and a sheet that is named', '@import "x.css";@keyframes Z1{0%{top:0}to{top:1px}}'],
  ['text with braces', `.a:before{content:"}{;"}.b{content:'\\'}'}`],
  ['a name within an address', '[href=".x"]{color:red}'],
])('keeps %s', (_what, css) => {
  expect(stylesLeft(css)).toBe(css)
})

test.each([
  ['a class that does not occur', '.x{color:red}.a .x{color:red}', ''],
  ['one selector of several', '.a,.x:where(p,q),.b{color:red}', '.a,.b{color:red}'],
  [
    'a group with nothing left',
    '@media print{.x{top:0}}@media (width<9px){.x{top:0}.a{top:0}}',
    '@media (width<9px){.a{top:0}}',
  ],
])('leaves out %s', (_what, css, left) => {
  expect(stylesLeft(css)).toBe(left)
})

test('another page gets the rules that it uses itself', () => {
  const css = '.a{top:0}.c{top:0}'
  expect(usedStyles(css, page).toString()).toBe('.a{top:0}')
  expect(usedStyles(css, '<p class="c"></p><p class="c"></p>').toString()).toBe('.c{top:0}')
})
