import { expect, test } from 'vitest'
import { withPlainNames } from './plainClassNames.ts'
import { scopedName } from './scopedName.ts'

const sheet = 'src/ui/elder/ElderSwitch.module.css'
const folder = 'src/ui/elder'
const built = scopedName('switch', sheet)

test('a class is named by the letters of its sheet and its index in it', () => {
  expect(built).toMatch(/^[B-Z][0-9A-Za-z]0$/)
  expect(() => scopedName('gone', sheet)).toThrow(/gone/)
  expect(scopedName('primary', 'src/ui/Button.module.css')).not.toContain(built.slice(0, 2))
})

test.each([`'./ElderSwitch.module.css'`, `'#ui/elder/ElderSwitch.module.css'`])(
  'a class from %s is inlined',
  (from) => {
    const code = `import styles from ${from}\nexport const name = styles['switch']\n`
    expect(withPlainNames(code, folder)).toBe(`import ${from}\nexport const name = '${built}'\n`)
  },
)

test('names from variables and unknown classes still use the table', () => {
  const code = `import styles from './ElderSwitch.module.css'\n// Said.\nexport const names = [styles[look], styles['gone'], styles['switch']]\n`
  expect(withPlainNames(code, folder)).toBe(code.replace(`styles['switch']`, `'${built}'`))
})

test('a word in a comment does not count as a lookup', () => {
  const code = `import styles from './ElderSwitch.module.css'\n// What the styles say.\n/** The styles, here. */\n`
  expect(withPlainNames(code, folder)).toBe(code.replace('styles from ', ''))
})
