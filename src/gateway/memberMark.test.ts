import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { markMember } from './memberMark.ts'

test.each([
  ['txqyfw_access_token=abc', true],
  ['theme=x; txqyfw_access_token=abc; txqyfw_user=y', true],
  ['', false],
  ['txqyfw_access_token=', false],
  ['not_txqyfw_access_token=abc', false],
  ['txqyfw_refresh_token=abc', false],
])('with the cookies %j the page is marked as a member’s: %s', (cookie, isMember) => {
  const dataset: Record<string, string> = {}
  runInNewContext(markMember, { document: { cookie, documentElement: { dataset } } })
  expect('member' in dataset).toBe(isMember)
})

test.each([
  ['txqyfw_access_token=abc; txqyfw_enterprise=en-1001', true],
  ['txqyfw_access_token=abc', false],
  ['txqyfw_enterprise=en-1001', false],
])('with the cookies %j the page is marked as that of a member with an enterprise: %s', (cookie, hasEnterprise) => {
  const dataset: Record<string, string> = {}
  runInNewContext(markMember, { document: { cookie, documentElement: { dataset } }, RegExp })
  expect('enterprise' in dataset).toBe(hasEnterprise)
})
