import type { APIRequestContext } from '@playwright/test'
import type { Schema } from '#gateway/contract.ts'
import { accounts } from './accounts.ts'
import { gatewayUrl } from './addresses.ts'
import { again } from './gatewayControl.ts'
import { ProfileForm } from './pages/ProfileForm.ts'
import { expect, test } from './test.ts'

/** The gateway's dictionary, for comparison with a page. */
async function labelsOf(request: APIRequestContext, typeCode: Schema<'DictTypeCode'>): Promise<string[]> {
  const reply = await request.get(`${gatewayUrl}/uaa/api/dict/value?typeCode=${typeCode}`, {
    ...again,
    headers: { 'tenant-host': 'localhost' },
  })
  return ((await reply.json()) as { data: Schema<'DictEntry'>[] }).data.map(({ label }) => label)
}

test('3.4-01 3.4-02 3.4-03 3.4-05 the profile offers the dictionaries of technologies, project states, kinds and qualifications', async ({
  page,
  request,
  loginPage,
}) => {
  await loginPage.enter(accounts.newcomer, '/user/relation')
  const profile = new ProfileForm(page)
  // Dictionaries that arrive during the press move the button from under the mouse.
  await expect(profile.form.getByRole('checkbox').first()).toBeVisible()
  await profile.button('展开更多信息').click()
  for (const typeCode of ['EN_TYPE', 'PO_QUALIFICATIONS', 'PO_TECHNICAL'] as const) {
    for (const label of await labelsOf(request, typeCode)) {
      await expect(profile.form.getByRole('checkbox', { name: label, exact: true }).first()).toBeAttached()
    }
  }
  const states = profile.field('项目状态').getByRole('option')
  await expect(states).toHaveText([/请选择/, ...(await labelsOf(request, 'PO_PJ_STATE'))])
})

test('3.4-04 3.4-05 3.4-06 3.4-07 a demand, a provider’s qualification and the feedback offer their dictionaries', async ({
  page,
  request,
  loginPage,
}) => {
  await test.step('3.4-04 the form of a demand offers technical fields', async () => {
    await loginPage.enter(accounts.member, '/qw/personal/demand/detail')
    const form = page.getByRole('form', { name: '发布需求' })
    await form.getByRole('combobox', { name: /技术领域/ }).click()
    const [first = ''] = await labelsOf(request, 'PO_FIELD_AREA')
    await expect(
      page
        .getByTitle(first, { exact: true })
        .or(page.getByRole('option', { name: first }))
        .first(),
    ).toBeVisible()
  })
  await test.step('3.4-05 3.4-06 a qualification of a provider has its name and its level', async () => {
    await page.goto('/qw/personal/resume/provider')
    const names = await labelsOf(request, 'PO_QUALIFICATIONS')
    const levels = await labelsOf(request, 'PO_EN_TECH_LEVEL')
    await page.getByRole('button', { name: /添加资质/ }).click()
    const level = page.getByLabel('级别', { exact: true }).last()
    await expect(level.getByRole('option')).toHaveText([/不分级/, ...levels])
    const row = page.getByRole('option', { name: names[0] ?? '', exact: true })
    await expect(row.last()).toBeAttached()
  })
  await test.step('3.4-07 the feedback offers its types', async () => {
    await page.goto('/')
    await page.getByRole('button', { name: '在线咨询' }).first().click()
    const types = page.getByRole('dialog').getByLabel('问题类型').getByRole('option')
    await expect(types).toHaveText([/请选择/, ...(await labelsOf(request, 'PO_FEEDBACK_TYPE'))])
  })
})
