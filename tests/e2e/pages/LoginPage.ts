import { expect, type Locator, type Page, type Response } from '@playwright/test'
import { sessionCookies } from '#gateway/session.ts'
import { portalUrl } from '../addresses.ts'
import type { GatewayControl } from '../gatewayControl.ts'

/** The login widget of /auth/qw. */
export class LoginPage {
  readonly page: Page
  readonly #gateway: GatewayControl

  constructor(page: Page, gateway: GatewayControl) {
    this.page = page
    this.#gateway = gateway
  }

  get captchaImage(): Locator {
    return this.page.getByRole('img', { name: '图形验证码' })
  }

  async open(redirectUri?: string): Promise<void> {
    const query = redirectUri === undefined ? '' : `?redirect_uri=${encodeURIComponent(redirectUri)}`
    await this.page.goto(`/auth/qw${query}`)
  }

  async chooseTab(name: '手机快捷登录' | '账号密码登录'): Promise<void> {
    // Enabled once the page's scripts run; a press before that would be lost.
    const submit = this.page.getByRole('tabpanel').getByRole('button', { name: '登录', exact: true })
    await expect(submit).toBeEnabled({ timeout: 30_000 })
    await this.page.getByRole('tab', { name }).click()
  }

  /** The captcha's text, as a person would read it. */
  async readCaptcha(): Promise<string> {
    await expect(this.captchaImage).toBeVisible()
    const source = (await this.captchaImage.getAttribute('src')) ?? ''
    return this.#gateway.captchaAnswer(source.split('/').at(-1) ?? '')
  }

  async logInByPassword({ username, password }: { username: string; password: string }): Promise<void> {
    await this.chooseTab('账号密码登录')
    const panel = this.page.getByRole('tabpanel', { name: '账号密码登录' })
    await panel.getByLabel('用户名').fill(username)
    await panel.getByLabel('密码', { exact: true }).fill(password)
    await panel.getByLabel('图形验证码', { exact: true }).fill(await this.readCaptcha())
    await panel.getByRole('button', { name: '登录', exact: true }).click()
  }

  /** Logs in behind the portal's back and opens a page, for tests of something else. */
  async enter(account: { username: string; password: string }, path: string): Promise<Response | null> {
    // Pending calls of the open page must not meet the new session: their 401 would end it.
    if (this.page.url() !== 'about:blank') await this.page.goto('about:blank')
    await this.takeSession(account)
    return this.page.goto(path)
  }

  /** Signs the browser in, behind the portal's back, before it opens its first page. */
  async takeSession(account: { username: string; password: string }): Promise<void> {
    const { access_token, refresh_token } = await this.#gateway.tokensOf(account)
    const cookies = { [sessionCookies.accessToken]: access_token, [sessionCookies.refreshToken]: refresh_token }
    await this.page.context().addCookies(
      Object.entries(cookies).map(([name, value]) => ({
        name,
        value,
        domain: new URL(portalUrl).hostname,
        path: '/',
        secure: true,
      })),
    )
  }

  async logInBySms(tel: string): Promise<void> {
    await this.chooseTab('手机快捷登录')
    const panel = this.page.getByRole('tabpanel', { name: '手机快捷登录' })
    await panel.getByLabel('手机号').fill(tel)
    await panel.getByRole('button', { name: '获取验证码' }).click()
    await expect(this.page.getByText('短信验证码发送成功，请等待')).toBeVisible()
    await panel.getByLabel('短信验证码').fill(await this.#gateway.smsCode(tel))
    await panel.getByRole('button', { name: '登录', exact: true }).click()
  }
}
