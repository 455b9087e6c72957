import { expect, test } from 'vitest'
import { workingTheme } from './workingTheme.ts'

const tokens: Record<string, string> = {
  '--color-primary': '#0069e8',
  '--color-text-muted': '#5f6b7a',
  '--font-14': '0.9rem',
  '--font-16': '1rem',
  '--radius': '4px',
}
const read = (name: string) => tokens[name] ?? '#000000'

test("the controls take the page's colours, and sizes that grow with its text", () => {
  expect(workingTheme(read, 20).token).toMatchObject({
    colorPrimary: '#0069e8',
    colorTextPlaceholder: '#5f6b7a',
    fontSize: 18,
    fontSizeSM: 18,
    fontSizeLG: 20,
    borderRadius: 4,
  })
})
