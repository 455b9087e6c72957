import { type Defect, type Loose, changeBody, inData, jsonReply, onReply, onRequest } from '../../defect.ts'
import { state } from '../../groups.ts'

const done = jsonReply({ returnCode: '200', data: null })

const fake = (operationId: string) =>
  onRequest(operationId, ({ headers }) =>
    headers['authorization']?.includes('contract-test') === true
      ? { ...done, headers: { ...done.headers } }
      : undefined,
  )

/** A refusal becomes a success. */
const forgiving = (operationId: string, code: string) =>
  onReply(operationId, (returning) => {
    if (returning.body.includes(`"${code}"`)) returning.body = Buffer.from(done.body)
  })

type AskIt = Parameters<Defect['probe']>[0]

const policyOf = async (ask: AskIt) => {
  const { records } = (await ask('/policy/api/ua/policy/list?size=50')).data
  const own = new Set(
    (await ask('/policy/api/customer/policy/favorite/list?size=50')).data.records.map((each: Loose) => each.targetId),
  )
  return records.find(({ id }: Loose) => !own.has(id)).id as string
}

const enId = async (ask: AskIt) => (await ask('/enterprise/api/member/en/list')).data[0].enId as string

const draft = async (ask: AskIt) => ({
  submit: false,
  enId: (await ask('/enterprise/api/member/en/list')).data.find((each: Loose) => each.bindAudit === 'PASS').enId,
  title: '探针所发的草稿一条',
  demandType: 'OTHER',
})

const saveDraft = async (ask: AskIt) =>
  (await ask('/supanddem/api/customer/demand/save', { body: await draft(ask) })).data.id as string

export const stateDefects: Defect[] = [
  state({
    id: 'favourite is not kept',
    operationId: 'addPolicyFavorite',
    request: fake('addPolicyFavorite'),
    probe: async (ask) => {
      const id = await policyOf(ask)
      await ask(`/policy/api/customer/policy/favorite/${id}`, { method: 'POST' })
      return !(await ask('/policy/api/customer/policy/favorite/list?size=50')).data.records.some(
        (each: Loose) => each.targetId === id,
      )
    },
  }),
  state({
    id: 'favourite is not taken away',
    operationId: 'deleteContentFavorite',
    request: fake('deleteContentFavorite'),
    probe: async (ask) => {
      const [news] = (await ask('/content/api/ua/notice/pc/list')).data.records
      await ask('/content/api/customer/favorite', { body: { targetType: 'NEWS', targetId: news.id } })
      const [one] = (await ask('/content/api/customer/favorite/list')).data.records
      await ask(`/content/api/customer/favorite?targetType=${one.targetType}&targetId=${one.targetId}`, {
        method: 'DELETE',
      })
      return (await ask('/content/api/customer/favorite/list?size=50')).data.records.some(
        ({ id }: Loose) => id === one.id,
      )
    },
  }),
  state({
    id: 'favourite twice',
    operationId: 'addInvestmentFavorite',
    reply: forgiving('addInvestmentFavorite', '4090'),
    probe: async (ask) => {
      const [house] = (await ask('/investment/ua/showResource/listByType?type=HOUSE')).data.records
      await ask('/investment/api/customer/favorite', { body: { targetType: 'HOUSE', targetId: house.id } })
      const [one] = (await ask('/investment/api/customer/favorite/list')).data.records
      return (
        (
          await ask('/investment/api/customer/favorite', {
            body: { targetType: one.targetType, targetId: one.targetId },
          })
        ).code === '200'
      )
    },
  }),
  state({
    id: 'delete twice',
    operationId: 'deleteFacilitatorFavorite',
    reply: forgiving('deleteFacilitatorFavorite', '4040'),
    probe: async (ask) =>
      (await ask('/enterprise/api/member/facilitator/favorite/nobody-knows', { method: 'DELETE' })).code === '200',
  }),
  state({
    id: 'title is cut',
    operationId: 'saveDemand',
    request: onRequest('saveDemand', (passing) =>
      changeBody(passing, (body) => void (body['title'] = String(body['title']).slice(0, 6))),
    ),
    probe: async (ask) =>
      (await ask(`/supanddem/api/customer/demand/myDetail?id=${await saveDraft(ask)}`)).data.title.length === 6,
  }),
  state({
    id: 'deleted demand stays',
    operationId: 'deleteDemand',
    request: fake('deleteDemand'),
    probe: async (ask) => {
      const id = await saveDraft(ask)
      await ask(`/supanddem/api/customer/demand/delete?id=${id}`, { method: 'DELETE' })
      return (await ask(`/supanddem/api/customer/demand/myDetail?id=${id}`)).code === '200'
    },
  }),
  state({
    id: 'draft is shown to all',
    operationId: 'getDemand',
    reply: (() => {
      let own = ''
      return (returning, passing) => {
        if (passing.operationId === 'getMyDemand' && returning.body.includes('"DRAFT"')) own = returning.body.toString()
        const id = passing.url.searchParams.get('id')
        if (passing.operationId === 'getDemand' && id !== null && own.includes(`"${id}"`))
          returning.body = Buffer.from(own)
      }
    })(),
    probe: async (ask) => {
      const id = await saveDraft(ask)
      await ask(`/supanddem/api/customer/demand/myDetail?id=${id}`)
      return (await ask(`/supanddem/api/ua/show/demand/detail?id=${id}`, { as: 'visitor' })).text.includes('探针所发')
    },
  }),
  state({
    id: 'staff is not saved',
    operationId: 'saveEnterprisePersonnel',
    request: onRequest('saveEnterprisePersonnel', (passing) =>
      changeBody(passing, (body) => void (body['overDoctorAmount'] = 1)),
    ),
    probe: async (ask) => {
      const own = await enId(ask)
      await ask(`/enterprise/api/member/en/save/personnel?enId=${own}`, {
        body: {
          employeeAmount: 99,
          overCollegeAmount: 50,
          overBachelorAmount: 40,
          overMasterAmount: 9,
          overDoctorAmount: 3,
        },
      })
      return (await ask(`/enterprise/api/member/en/personnel?enId=${own}`)).data.overDoctorAmount === 1
    },
  }),
  state({
    id: 'setting is not kept',
    operationId: 'setHistorySetting',
    request: onRequest('setHistorySetting', (passing) => changeBody(passing, (body) => void (body['enabled'] = true))),
    probe: async (ask) => {
      await ask('/message/api/history/setting', { method: 'PUT', body: { enabled: false } })
      return (await ask('/message/api/history/setting')).data.enabled
    },
  }),
  state({
    id: 'message stays unread',
    operationId: 'readMessage',
    request: fake('readMessage'),
    probe: async (ask) => {
      const [one] = (await ask('/message/api/msg/list?read=false')).data.records
      await ask(`/message/api/msg/read?id=${one.id}`, { method: 'POST' })
      return (await ask('/message/api/msg/list?read=false')).data.records.some(({ id }: Loose) => id === one.id)
    },
  }),
  state({
    id: 'calculation is not listed',
    operationId: 'evaluateEnterpriseSize',
    reply: inData('evaluateEnterpriseSize', (data) => {
      if (data.id !== null) data.id = 'tr-0'
    }),
    probe: async (ask) => {
      const { data } = await ask('/consult/api/customer/eva/en/size', {
        body: { enId: await enId(ask), inputs: { industry: 'INDUSTRY', employeeAmount: 20 } },
      })
      return !(await ask('/consult/api/customer/tool/history/list')).data.records.some(
        ({ id }: Loose) => id === data.id,
      )
    },
  }),
  state({
    id: 'statistics forget drafts',
    operationId: 'getMySupplyDemandStats',
    reply: inData(
      'getMySupplyDemandStats',
      (data) => void (data.demands = data.demands.filter(({ status }: Loose) => status !== 'DRAFT')),
    ),
    probe: async (ask) => {
      await saveDraft(ask)
      return !(await ask('/supanddem/api/customer/statistics')).data.demands.some(
        ({ status }: Loose) => status === 'DRAFT',
      )
    },
  }),
  state({
    id: 'file of another size',
    operationId: 'uploadFile',
    reply: inData('uploadFile', (data) => void (data.size += 7)),
    probe: async (ask) => {
      const pdf = '%PDF-1.4\n%%EOF\n'
      const head = 'content-disposition: form-data; name="file"; filename="probe.pdf"'
      const rawBody = `--probe\r\n${head}\r\ncontent-type: application/pdf\r\n\r\n${pdf}\r\n--probe--\r\n`
      const headers = { 'content-type': 'multipart/form-data; boundary=probe' }
      return (await ask('/uaa/api/upload/file', { rawBody, headers })).data.size === pdf.length + 7
    },
  }),
  state({
    id: 'tag twice',
    operationId: 'addTag',
    reply: forgiving('addTag', '4090'),
    probe: async (ask) => {
      const one = (await ask('/policy/api/customer/tag/list')).data.find(({ subscribed }: Loose) => !subscribed)
      await ask('/policy/api/customer/tag/add', { body: { tagId: one.tagId } })
      return (await ask('/policy/api/customer/tag/add', { body: { tagId: one.tagId } })).code === '200'
    },
  }),
]
