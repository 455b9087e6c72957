import { createHash } from 'node:crypto'
import type { Manifest } from '#mocks/services/manifest.ts'
import { fail } from '#mocks/handler/handler.ts'
import { findPolicy } from '../library/detail.ts'
import { shelf } from '../library/view.ts'

const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const shortLength = 10

export const manifest: Manifest = {
  tables: {},
  handlers: {
    encodeAppletShortUuid: ({ query }) => ({ shortUuid: shortUuid(query.uuid) }),

    getAppletCode: ({ store, query }) => appletCode(findPolicy(store, query.id).id),

    getAppletCodeNew: ({ store, query }) => {
      const policy = shelf(store).find(({ id }) => shortUuid(id) === query.scene)
      return policy === undefined ? fail('4040', '短码无效或已过期') : appletCode(policy.id)
    },

    registerGeet: ({ gateway }) => ({
      // The mock has no behaviour check. Components fall back to their offline mode on false.
      success: false,
      gt: hex(gateway.newToken()),
      challenge: hex(gateway.newToken()),
      newCaptcha: true,
    }),
  },
}

/** The same text always gives the same code. */
function shortUuid(uuid: string): string {
  let rest = createHash('sha256').update(uuid).digest().readBigUInt64BE()
  let code = ''
  while (code.length < shortLength) {
    code += digits[Number(rest % 62n)] ?? ''
    rest /= 62n
  }
  return code
}

/** The picture is a labelled placeholder: only the applet's own platform can generate a code that it can read. */
function appletCode(policyId: string) {
  const picture =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 120"><rect width="120" height="120" fill="#f5f7fa"/>' +
    '<text x="60" y="56" font-size="14" text-anchor="middle" fill="#333">小程序码</text>' +
    '<text x="60" y="78" font-size="14" text-anchor="middle" fill="#333">（演示）</text></svg>'
  return {
    imageSrc: `data:image/svg+xml;base64,${Buffer.from(picture).toString('base64')}`,
    linkUrl: `/policy/info/${policyId}`,
  }
}

function hex(text: string): string {
  return createHash('md5').update(text).digest('hex')
}
