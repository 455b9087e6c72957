import { accounts } from './accounts.ts'
import { violations } from './pages/pageChecks.ts'
import { tick } from './pages/tick.ts'
import { expect, test } from './test.ts'

const lastYear = new Date().getFullYear() - 1

// Each test logs in and then fills in a long form, which takes a while on a busy machine.
test.describe.configure({ timeout: 180_000 })

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

test.beforeEach(async ({ page, loginPage }) => {
  await loginPage.enter(accounts.member, '/qw/personal/resume/provider')
  const form = page.getByRole('form', { name: '服务商资料' })
  await expect(form).toBeVisible({ timeout: 30_000 })
  // The options load a moment later, and move the content below.
  await expect(form.getByRole('group', { name: '服务类别' }).getByRole('checkbox').first()).toBeVisible()
  await expect(form.getByRole('group', { name: /^服务区域/ }).getByLabel('泰兴市')).toBeVisible()
})

test('5-42 5-43 5-44 5-45 5-46 5-47 a row accepts one image, jpeg or png, of at most 1M', async ({ page }) => {
  const form = page.getByRole('form', { name: '服务商资料' })
  await form.getByRole('button', { name: '添加产品' }).click()
  for (const name of [/^主营业务 1$/, /^产品 \d+$/]) {
    const row = form.getByRole('listitem', { name }).last()
    const picker = row.locator('input[type=file]')
    await picker.setInputFiles({ name: 'a.webp', mimeType: 'image/webp', buffer: png })
    await expect(row.getByText('上传的文件类型不符合要求')).toBeVisible()
    await picker.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.alloc(1024 * 1024 + 1) })
    await expect(row.getByText('超过最大文件上传大小限制，单个文件不能超过1M')).toBeVisible()
    await picker.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: png })
    await expect(row.getByRole('img', { name: 'a.png' })).toHaveCount(1)
    await picker.setInputFiles({ name: 'b.png', mimeType: 'image/png', buffer: png })
    await expect(row.getByRole('img', { name: 'b.png' })).toHaveCount(1)
    await expect(row.getByRole('img')).toHaveCount(1)
  }
})

test('1-42 3.1-75 3.1-77 3.1-78 a product with its price, a certificate, a role, a case and a city are submitted and restored', async ({
  page,
}) => {
  const form = page.getByRole('form', { name: '服务商资料' })
  const lastRow = (noun: string) => form.getByRole('listitem', { name: new RegExp(`^${noun} \\d+$`) }).last()
  // Each part of the long form is one step away.
  const parts = form.getByRole('navigation', { name: '资料的各个部分' })
  await parts.getByRole('link', { name: '服务案例' }).click()
  await expect(form.getByRole('heading', { name: '服务案例' })).toBeFocused()
  await expect(parts).toBeInViewport()
  await form.getByRole('button', { name: '添加产品' }).click()
  const product = lastRow('产品')
  await form.getByRole('button', { name: '提交审核' }).click()
  await expect(product.getByText('请输入名称')).toBeVisible()
  await expect(product.getByLabel('名称')).toBeFocused()
  await product.getByLabel('名称').fill('齿轮箱状态监测')
  await product.getByLabel('应用领域').fill('减速机')
  await product.getByLabel('服务类别').selectOption({ index: 1 })
  await tick(product.getByRole('radio', { name: '明码标价' }))
  await product.getByLabel('价格（元）').fill('-1')
  await product.getByLabel('计价单位').fill('台')
  await product.locator('input[type=file]').setInputFiles({ name: 'gear.png', mimeType: 'image/png', buffer: png })
  await expect(product.getByRole('img', { name: 'gear.png' })).toBeVisible()
  await form.getByRole('button', { name: '提交审核' }).click()
  await expect(product.getByText('不能小于 0')).toBeVisible()
  await product.getByLabel('价格（元）').fill('1,200.5')

  await form.getByRole('button', { name: '添加资质' }).click()
  const certificate = lastRow('资质')
  await expect(certificate.getByLabel('资质', { exact: true })).toBeFocused()
  await certificate.getByLabel('资质', { exact: true }).selectOption('高新技术企业')
  await expect(certificate.getByLabel('资质名称')).toHaveValue('高新技术企业')
  await certificate.getByLabel('级别').selectOption('国家级')
  await certificate.getByLabel('取得日期').fill('2024-05-20')
  const pdf = { name: 'hnte.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4') }
  await certificate.locator('input[type=file]').setInputFiles(pdf)
  await expect(certificate.getByText('已上传')).toBeVisible()

  await form.getByRole('button', { name: '添加角色' }).click()
  await lastRow('角色').getByLabel('角色', { exact: true }).fill('振动分析师')
  await lastRow('角色').getByLabel('人数（人）').fill('6')

  await form.getByRole('button', { name: '添加案例' }).click()
  const serviceCase = lastRow('案例')
  await serviceCase.getByLabel('案例名称').fill('减速机在线监测')
  await serviceCase.getByLabel('服务对象').fill('某减速机企业')
  await serviceCase.getByLabel('年份').fill(String(lastYear))
  const picker = serviceCase.locator('input[type=file]')
  await picker.setInputFiles(['a.png', 'b.png'].map((name) => ({ name, mimeType: 'image/png', buffer: png })))
  await expect(serviceCase.getByRole('img')).toHaveCount(2)

  const logo = form.getByRole('group', { name: '标志' })
  await logo.locator('input[type=file]').setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: png })
  await expect(logo.getByRole('img', { name: 'logo.png' })).toBeVisible()
  await form.getByLabel('服务其他城市').selectOption('南京市')
  await tick(form.getByRole('checkbox', { name: '南京市全市' }))

  await form.getByRole('button', { name: '提交审核' }).click()
  await expect(page.getByText('已提交审核，结果在消息中心告知')).toBeVisible()
  // The result is several screens above the button.
  await expect(page.getByRole('heading', { name: '入驻情况' })).toBeFocused()
  await expect(page.getByRole('heading', { name: '入驻情况' })).toBeInViewport()
  await page.reload()
  await expect(product.getByLabel('名称')).toHaveValue('齿轮箱状态监测', { timeout: 30_000 })
  await expect(product.getByLabel('价格（元）')).toHaveValue('1200.5')
  await expect(product.getByLabel('计价单位')).toHaveValue('台')
  await expect(product.getByLabel('服务类别')).not.toHaveValue('')
  await expect(product.getByRole('img', { name: 'gear.png' })).toBeVisible()
  await expect(certificate.getByRole('button', { name: /^删除 ?hnte\.pdf$/ })).toBeVisible()
  await expect(certificate.getByLabel('级别')).toHaveValue('NATIONAL')
  await expect(lastRow('角色').getByLabel('人数（人）')).toHaveValue('6')
  await expect(serviceCase.getByRole('img')).toHaveCount(2)
  await expect(form.getByRole('checkbox', { name: '南京市全市' })).toBeChecked()
  await expect(logo.getByRole('img')).toHaveAttribute('src', /logo\.png/)
  expect(await violations(page)).toEqual([])
})

test('content below the form appears with it, so that nothing is pushed down', async ({ page }) => {
  const reply = Promise.withResolvers<void>()
  await page.route(/\/facilitator\/details\//, async (route) => {
    await reply.promise
    await route.continue()
  })
  await page.reload()
  await expect(page.getByRole('heading', { level: 2, name: '入驻情况' })).toBeVisible({ timeout: 30_000 })
  await expect(page.getByRole('heading', { name: '怎样入驻' })).toHaveCount(0)
  reply.resolve()
  await expect(page.getByRole('form', { name: '服务商资料' })).toBeVisible({ timeout: 30_000 })
  await expect(page.getByRole('heading', { name: '怎样入驻' })).toBeVisible()
})
