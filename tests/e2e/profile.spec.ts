import { accounts } from './accounts.ts'
import { ProfileForm } from './pages/ProfileForm.ts'
import { expect, test } from './test.ts'

const unbound = '泰兴市新芽软件有限公司（示例）'

test.describe('binding', () => {
  test.beforeEach(async ({ loginPage }) => {
    await loginPage.open('/user/relation')
    await loginPage.logInByPassword(accounts.newcomer)
  })

  test('4-38 4-39 4-40 4-41 4-42 4-43 4-53 2.6-13 a newcomer binds an enterprise of the library', async ({ page }) => {
    const profile = new ProfileForm(page)
    await profile.choose('新芽', unbound)
    const facts = profile.form.getByRole('definition')
    await expect(facts).toHaveText(['江苏省 泰州市 泰兴市', '91000000MA0TEXT06X', '50 万元', '2024-03-12'])
    for (const label of ['省', '统一社会信用代码', '注册资本（万元）', '成立日期']) {
      await expect(profile.field(label)).toHaveCount(0)
    }
    await profile.button('清除').click()
    await expect(profile.name).toHaveValue('')
    await expect(profile.field('省')).toHaveValue('')
    await expect(profile.field('统一社会信用代码')).toHaveValue('')
    await expect(profile.field('注册资本（万元）')).toHaveValue('')
    await expect(profile.field('成立日期')).toHaveValue('')
    await profile.choose('新芽', unbound)
    await profile.button('关联企业').click()
    await expect(page.getByText(`${unbound}已提交绑定`)).toBeVisible()
    await expect(page.getByRole('listitem').filter({ hasText: unbound })).toContainText('绑定审核中')
  })
})
