import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { policyMenu } from '../policy/policyMenu.ts'
import { hasHref, type MenuItem } from './menuItem.ts'
import { Permitted } from './Permitted.tsx'

const shown = (menu: readonly MenuItem[]) =>
  renderToStaticMarkup(
    <Permitted menu={menu} button="publish">
      <button type="button">发布</button>
    </Permitted>,
  )

const publish: MenuItem = { menuName: '发布', button: 'publish' }

test('3.2-19 6-14 a button is shown where the menu permits it, at any depth', () => {
  expect(shown([{ menuName: '首页', menuHref: '/' }, publish])).toContain('发布')
  expect(shown([{ menuName: '供需', children: [{ menuName: '需求', children: [publish] }] }])).toContain('发布')
})

test('3.2-19 6-14 a button that the menu does not permit is not rendered', () => {
  expect(shown([])).toBe('')
  expect(shown([{ menuName: '发布', menuHref: '/publish' }])).toBe('')
})

test('3.2-19 6-14 the policy menu permits publishing, and that entry is not a link of the menu', () => {
  expect(shown(policyMenu)).toContain('发布')
  expect(policyMenu.filter(hasHref).map(({ menuName }) => menuName)).not.toContain('发布需求/资源')
})
