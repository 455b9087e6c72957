import { accounts } from './accounts.ts'
import { Chat } from './pages/Chat.ts'
import { FeedbackDialog } from './pages/FeedbackDialog.ts'
import { expect, test } from './test.ts'

const answerable = '租房补助可以领多久？'
const unanswerable = '怎么开飞机'

test('conversations survive a reload, are renamed, and are deleted here and at the gateway', async ({ page }) => {
  const chat = new Chat(page)
  await chat.open()
  await chat.askAndRead(answerable)
  await page.getByRole('button', { name: '新对话' }).click()
  await chat.askAndRead(unanswerable)
  await expect(chat.conversations).toHaveCount(2)
  await page.reload()
  await expect(chat.turns.getByText(unanswerable)).toBeVisible()

  await chat.conversations.last().getByRole('button', { name: answerable, exact: true }).click()
  await expect(chat.turns.getByRole('list', { name: '依据' })).toBeVisible()
  await chat.conversations
    .last()
    .getByRole('button', { name: /^重命名/ })
    .click()
  await page.getByRole('textbox', { name: '对话名称' }).fill('租房')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: '租房' })).toBeVisible()

  const renamed = chat.conversations.filter({ hasText: '租房' })
  await renamed.getByRole('button', { name: /^删除/ }).click()
  const deleted = page.waitForRequest(/session\/delete/)
  await renamed.getByRole('button', { name: '确认删除' }).click()
  await deleted
  await expect(chat.conversations).toHaveCount(1)
  await page.reload()
  await expect(chat.conversations).toHaveCount(1)
})

test('a visitor’s conversations are transferred to a member who claims them, and who finds them on another computer and with an expired token', async ({
  page,
  loginPage,
  gateway,
}) => {
  const chat = new Chat(page)
  await chat.open()
  await chat.askAndRead(answerable)
  await loginPage.enter(accounts.member, '/ai-qa')
  const claimed = page.waitForResponse(/session\/claim/)
  await page.getByRole('button', { name: '是我的，归到账号' }).click()
  expect(await (await claimed).json()).toMatchObject({ returnCode: '200' })
  await expect(chat.conversations).toHaveCount(1)
  await expect(page.getByText('登录前在这台电脑上有')).toBeHidden()
  // Like another computer: nothing is stored in this browser.
  await page.evaluate(() => localStorage.clear())
  await page.reload()
  await chat.conversations.getByRole('button', { name: answerable, exact: true }).click()
  await expect(chat.turns.getByRole('list', { name: '依据' })).toBeVisible()
  await chat.conversations.getByRole('button', { name: /^删除/ }).click()
  await chat.conversations.getByRole('button', { name: '确认删除' }).click()
  await expect(page.getByText('还没有对话')).toBeVisible()
  await page.reload()
  await expect(page.getByText('还没有对话')).toBeVisible()
  await gateway.expireTokens()
  await chat.askAndRead(answerable)
  await expect(chat.conversations).toHaveCount(1)
  await test.step('they are no longer the visitor’s', async () => {
    await page.context().clearCookies()
    await page.reload()
    await expect(page.getByText('还没有对话')).toBeVisible()
  })
})

test('a person takes over the conversation, for a visitor after the login', async ({ page, loginPage }) => {
  test.slow()
  const chat = new Chat(page)
  await chat.open()
  const turn = await chat.askAndRead(`${answerable}我的电话13800000001`)
  await turn.getByRole('button', { name: '转人工' }).click()
  await loginPage.logInByPassword(accounts.member)
  const { dialog, description } = new FeedbackDialog(page)
  await expect(description).toHaveValue(/问：租房补助可以领多久？我的电话138\*\*\*\*0001/)
  await description.press('Control+End')
  await description.pressSequentially('需要哪些材料')
  await page.reload()
  await expect(description).toHaveValue(/我还想了解：需要哪些材料$/)
  await new FeedbackDialog(page).fill({
    telephone: '13800000001',
    type: '政策咨询',
    description: await description.inputValue(),
  })
  await new FeedbackDialog(page).submit()
  await expect(dialog).toBeHidden()
})

test('two tabs with one conversation show each other’s questions', async ({ page, context }) => {
  const chat = new Chat(page)
  await chat.open()
  await chat.askAndRead(answerable)
  const other = new Chat(await context.newPage())
  await other.open()
  await other.askAndRead(unanswerable)
  await expect(chat.turns).toHaveCount(2)
  await chat.askAndRead('首贷担保费补助怎么领？')
  await expect(other.turns).toHaveCount(3)
})

test('two thousand turns cost no more than those on the screen', async ({ page }) => {
  const chat = new Chat(page)
  await chat.open()
  await chat.askAndRead(answerable)
  await page.evaluate(() => {
    const name = Object.keys(localStorage).find((key) => key.includes(':chat-')) ?? ''
    const draft = JSON.parse(localStorage.getItem(name) ?? '') as { values: { conversation: string } }
    const conversation = JSON.parse(draft.values.conversation) as { turns: object[] }
    const [turn] = conversation.turns
    const turns = Array.from({ length: 2000 }, (_, index) => ({
      ...turn,
      id: `t-${index}`,
      question: `第 ${index} 问`,
    }))
    draft.values.conversation = JSON.stringify({ ...conversation, turns })
    localStorage.setItem(name, JSON.stringify(draft))
  })
  await page.reload()
  await expect(chat.turns.filter({ hasText: '第 1999 问' })).toBeInViewport()
  expect(await chat.turns.count()).toBeLessThan(60)
  await chat.box.pressSequentially('领多久')
  await expect(chat.box).toHaveValue('领多久')
  await chat.askAndRead(unanswerable)
  await expect(chat.turns.getByText(unanswerable)).toBeInViewport()
  await chat.thread.focus()
  await page.keyboard.press('Home')
  await expect(chat.turns.getByText('第 0 问', { exact: true })).toBeInViewport()
  await page.getByRole('button', { name: '回到最新' }).click()
  await expect(chat.turns.getByText(unanswerable)).toBeInViewport()
})
