import type { Locator, Page } from '@playwright/test'

/** One action of a person, and how they see that it worked. */
export interface Step {
  name: string
  act(page: Page): Promise<void>
  /** Visible once it has worked. */
  reached(page: Page): Locator
  /** What was typed, and where it must still be after a failure. */
  typed?: { field: (page: Page) => Locator; value: string }[]
}

export interface Journey {
  name: string
  signedIn: boolean
  steps: Step[]
}

const feedbackText = '政策附件下载后打不开，请协助处理。'
const searchText = '高新技术企业'
const slogan = '为制造企业提供设备检测与状态监测'
const feedback = (page: Page) => page.getByRole('dialog', { name: '在线咨询/问题反馈' })
const profile = (page: Page) => page.getByRole('form', { name: '企业资料' })
const provider = (page: Page) => page.getByRole('form', { name: '服务商资料' })
const results = (page: Page) => page.getByText(/共找到 \d+ 条政策/)
const search = (page: Page) => page.getByRole('search', { name: '政策搜索' }).getByRole('combobox')
const favourite = (page: Page) => page.getByRole('button', { name: '收藏', exact: true })

/** Opens a page by its address. */
function open(path: string, reached: Step['reached']): Step {
  return {
    name: `opens ${path}`,
    async act(page) {
      await page.goto(path)
    },
    reached,
  }
}

/** Types into fields, in this order. */
function fill(name: string, typed: NonNullable<Step['typed']>): Step {
  const last = typed.at(-1)
  if (last === undefined) throw new Error(`${name} types nothing`)
  return {
    name,
    async act(page) {
      for (const { field, value } of typed) await field(page).fill(value)
    },
    reached: (page) => last.field(page),
    typed,
  }
}

function press(name: string, button: (page: Page) => Locator, reached: Step['reached']): Step {
  return { name, act: (page) => button(page).click(), reached }
}

/** The main tasks: to search, add favourites, ask, enter data, and get answers. */
export const journeys: Journey[] = [
  {
    name: 'a visitor finds a policy',
    signedIn: false,
    steps: [
      open('/', search),
      {
        // A single search word is not a draft, as it is quickly typed again.
        name: 'searches',
        async act(page) {
          await search(page).fill(searchText)
          await search(page).press('Enter')
        },
        reached: results,
      },
      open('/policy/info/p-1001', (page) => page.getByRole('heading', { level: 1 })),
    ],
  },
  {
    name: 'a member keeps a policy',
    signedIn: true,
    steps: [
      open('/policy/info/p-1001', favourite),
      {
        name: 'makes it a favourite',
        async act(page) {
          if ((await favourite(page).getAttribute('aria-pressed')) !== 'true') await favourite(page).click()
        },
        reached: (page) => page.getByRole('button', { name: '收藏', exact: true, pressed: true }),
      },
    ],
  },
  {
    name: 'a member asks for advice',
    signedIn: true,
    steps: [
      open('/policy', (page) => page.getByRole('button', { name: '在线咨询' })),
      press(
        'opens the form',
        (page) => page.getByRole('button', { name: '在线咨询' }),
        (page) => feedback(page).getByRole('option', { name: '功能异常' }).locator('..'),
      ),
      fill('fills it in', [
        { field: (page) => feedback(page).getByLabel('联系电话'), value: '13800000001' },
        { field: (page) => feedback(page).getByLabel('反馈内容'), value: feedbackText },
      ]),
      {
        name: 'sends it',
        async act(page) {
          await feedback(page).getByLabel('问题类型').selectOption({ label: '功能异常' })
          await feedback(page).getByRole('button', { name: '提交' }).click()
        },
        reached: (page) => page.getByText('非常感觉您的反馈'),
      },
    ],
  },
  {
    name: 'a member saves the enterprise’s figures',
    signedIn: true,
    steps: [
      open('/qw/personal/resume/en-1001', (page) => profile(page).getByLabel('博士人数（人）', { exact: true })),
      fill('types figures', [
        { field: (page) => profile(page).getByLabel('硕士及以上人数（人）', { exact: true }), value: '7' },
        { field: (page) => profile(page).getByLabel('博士人数（人）', { exact: true }), value: '3' },
      ]),
      press(
        'saves them',
        (page) => profile(page).getByRole('button', { name: '保存人员信息' }),
        (page) => page.getByText('人员信息已保存'),
      ),
    ],
  },
  {
    name: 'a member reads messages',
    signedIn: true,
    steps: [
      open('/qw/message', (page) => page.getByRole('button', { name: '全部已读' })),
      {
        name: 'marks all as read',
        async act(page) {
          const mark = page.getByRole('button', { name: /^标为已读/ })
          if ((await mark.count()) > 0) await page.getByRole('button', { name: '全部已读' }).click()
        },
        reached: (page) => page.locator('main').filter({ hasNot: page.getByRole('button', { name: /^标为已读/ }) }),
      },
    ],
  },
  {
    name: 'a provider changes the resume',
    signedIn: true,
    steps: [
      open('/qw/personal/resume/provider', (page) => provider(page).getByLabel('泰兴市').first()),
      fill('types a slogan', [{ field: (page) => provider(page).getByLabel('一句话介绍'), value: slogan }]),
      press(
        'sends it for audit',
        (page) => provider(page).getByRole('button', { name: '提交审核' }),
        (page) => page.getByText('已提交审核'),
      ),
    ],
  },
]
