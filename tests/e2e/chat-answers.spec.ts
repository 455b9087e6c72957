import { Chat } from './pages/Chat.ts'
import { violations } from './pages/pageChecks.ts'
import { expect, test } from './test.ts'

const answerable = '租房补助可以领多久？'

test('a question that is refused or fails says why and is not lost, and an answer can be stopped', async ({
  page,
  context,
  gateway,
}) => {
  const chat = new Chat(page)
  await chat.open()
  await test.step('an empty or overlong question is refused, and no input is lost', async () => {
    await chat.send.click()
    await expect(page.getByText('请输入问题')).toBeVisible()
    await expect(chat.box).toBeFocused()
    await chat.box.fill('问'.repeat(201))
    await expect(page.getByText('201/200')).toBeVisible()
    await chat.box.press('Enter')
    await expect(page.getByText('问题不能超过 200 个字符')).toBeVisible()
    await expect(chat.box).toHaveValue('问'.repeat(201))
    expect(await violations(page)).toEqual([])
    await page.reload()
    await expect(chat.box).toHaveValue('问'.repeat(201))
  })
  await test.step('a failed question says why, and can be repeated', async () => {
    await gateway.failNext('answerRobotQuestion', { returnCode: '4005', errorMessage: '操作过于频繁，请稍后再试' })
    await chat.ask(answerable)
    await expect(chat.turns.getByText('操作过于频繁，请稍后再试')).toBeVisible()
    await expect(chat.told('操作过于频繁，请稍后再试')).toBeAttached()
    await chat.turns.getByRole('button', { name: '修改问题' }).click()
    await expect(chat.box).toHaveValue(answerable)
    await chat.turns.getByRole('button', { name: '重试' }).click()
    await expect(chat.turns.getByRole('list', { name: '依据' })).toBeVisible()
    await expect(chat.turns).toHaveCount(1)
  })
  await test.step('offline, a question waits to be repeated', async () => {
    await chat.startAnother()
    await context.setOffline(true)
    await chat.ask(answerable)
    await expect(chat.turns.getByText('服务器连接失败')).toBeVisible()
    await context.setOffline(false)
    await chat.turns.getByRole('button', { name: '重试' }).click()
    await expect(chat.turns.getByRole('list', { name: '依据' })).toBeVisible()
  })
  await test.step('an answer is stopped', async () => {
    await chat.startAnother()
    await chat.ask('慢')
    await expect(chat.told('已发送，正在回答')).toBeAttached()
    await chat.stop.click()
    await expect(chat.turns.getByText('已停止回答')).toBeVisible()
    await expect(chat.send).toBeVisible()
  })
})

test('an answer can be read while it is written; stopped, its text is kept; broken off, it is replaced by the whole answer', async ({
  page,
  gateway,
}) => {
  const chat = new Chat(page)
  await chat.open()
  await test.step('it is read while it is written, and announced once as a whole', async () => {
    await gateway.piecesOfNext('answerRobotQuestion', { pieceMs: 1000 })
    await chat.ask(answerable)
    await expect(chat.turns.locator('[data-writing]')).toContainText(/./)
    await expect(chat.stop).toBeVisible()
    await expect(chat.told('智能客服回答：')).toHaveCount(0)
    await expect(chat.turns.getByRole('list', { name: '依据' })).toBeVisible({ timeout: 30_000 })
    await expect(chat.told('智能客服回答：')).toHaveCount(1)
    await expect(chat.turns).toHaveCount(1)
  })
  await test.step('a stopped answer keeps the text that had arrived', async () => {
    await chat.startAnother()
    await gateway.piecesOfNext('answerRobotQuestion', { pieceMs: 2000 })
    await chat.ask(answerable)
    const written = chat.turns.locator('[data-writing]')
    await expect(written).toContainText(/./)
    const come = (await written.innerText()).slice(0, 5)
    await chat.stop.click()
    await expect(chat.turns.getByText('已停止回答')).toBeVisible()
    await expect(chat.turns.first()).toContainText(come)
    await page.reload()
    await expect(chat.turns.first()).toContainText(come)
  })
  await test.step('an answer that breaks off is replaced by the whole answer', async () => {
    await chat.startAnother()
    await gateway.piecesOfNext('answerRobotQuestion', { pieceMs: 0, cutAfter: 1 })
    await chat.ask(answerable)
    await expect(chat.turns.getByRole('list', { name: '依据' })).toBeVisible()
    await expect(chat.turns).toHaveCount(1)
    await expect(page.getByRole('alert').filter({ hasText: /./ })).toHaveCount(0)
  })
})
