import { type Defect, type Loose, codeOf, envelopeOf, onReply, setJson } from '../../defect.ts'
import { serverError } from '../shared/requests.ts'

const refusals = (defect: Omit<Defect, 'group'>): Defect => ({ ...defect, group: 'refusals', write: true })

export const refusalsDefects: Defect[] = [
  {
    id: 'a chapter of the help that is gone is a null pointer',
    group: 'refusals',
    operationId: 'getHelpArticle',
    reply: onReply('getHelpArticle', (returning) => {
      if (codeOf(returning) !== '4040') return
      returning.status = 500
      setJson(returning, serverError)
    }),
    probe: async (ask) => (await ask('/content/api/ua/help/detail/he-9999', { as: 'visitor' })).status === 500,
  },
  refusals({
    id: 'who keeps a policy twice reads about the unique index',
    operationId: 'addPolicyFavorite',
    reply: onReply('addPolicyFavorite', (returning) => {
      if (codeOf(returning) !== '4090') return
      setJson(returning, { returnCode: '5000', errorMessage: "Duplicate entry for key 'uk_user_policy'" })
    }),
    probe: async (ask) => {
      const target = '/policy/api/customer/policy/favorite/p-1001'
      await ask(target, { method: 'POST' })
      return (await ask(target, { method: 'POST' })).code === '5000'
    },
  }),
  refusals({
    id: 'who comes too late for an event is told so by the status line',
    operationId: 'signUpForEvent',
    reply: onReply('signUpForEvent', (returning) => {
      if (codeOf(returning) === '4090') returning.status = 409
    }),
    probe: async (ask) => {
      const person = { enId: 'en-1001', name: '周示例', mobile: '13900001111', attendCount: 1 }
      const body = { eventId: 'ev-1006', ...person, extra: [], agree: true }
      return (await ask('/supanddem/api/ua/customer/event/sign', { body })).status === 409
    },
  }),
  refusals({
    id: 'of all that an achievement lacks one line is shown at a time',
    operationId: 'saveAchievementResource',
    reply: onReply('saveAchievementResource', (returning) => {
      const envelope: Loose = envelopeOf(returning)
      if (envelope?.returnCode === '3000') setJson(returning, { ...envelope, data: envelope.data?.slice(0, 1) })
    }),
    probe: async (ask) => {
      const body = { submit: true, enId: 'en-1001', title: '可以转让的科技成果' }
      return (await ask('/supanddem/api/customer/resource/save/achievement', { body })).data.length === 1
    },
  }),
]
