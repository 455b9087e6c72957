import { type Defect, type Loose, inData } from '../../defect.ts'

const session = 'conformance-probe-0011'

export const shapeDefects: Defect[] = [
  {
    id: 'thousandths behind the seconds',
    group: 'shape',
    operationId: 'listMyEventSigns',
    reply: inData('listMyEventSigns', ({ records }) => {
      for (const each of records) each.createTime += '.000'
    }),
    probe: async (ask) =>
      (await ask('/supanddem/api/customer/event/myList')).data.records[0].createTime.endsWith('.000'),
  },
  {
    // Tenant: base64 of the key without the lines around it.
    id: 'public key with the lines around it',
    group: 'shape',
    operationId: 'getTenantInfo',
    reply: inData('getTenantInfo', (tenant) => {
      tenant.rsaPublicKey = `-----BEGIN PUBLIC KEY-----\n${tenant.rsaPublicKey}\n-----END PUBLIC KEY-----`
    }),
    probe: async (ask) => (await ask('/uaa/api/ua/tenant/info')).data.rsaPublicKey.startsWith('-----BEGIN'),
  },
  {
    id: 'codes of industries without their first nought',
    group: 'shape',
    operationId: 'listIndustryCategories',
    reply: inData('listIndustryCategories', (categories) => {
      for (const { children } of categories) for (const each of children) each.code = String(Number(each.code))
    }),
    probe: async (ask) =>
      (await ask('/supanddem/api/ua/show/category/industryCategoryList')).data[0].children[0].code === '1',
  },
  {
    // getFacilitatorCard: members have the whole number from it.
    id: 'number on a card as visitors see it',
    group: 'shape',
    operationId: 'getFacilitatorCard',
    reply: inData('getFacilitatorCard', (card) => {
      if (card.tel !== undefined) card.tel = `${card.tel.slice(0, -4)}****`
    }),
    probe: async (ask) => (await ask('/enterprise/api/member/facilitator/card/en-2001')).data.tel.endsWith('****'),
  },
  {
    // The policy has another title wherever else it stands.
    id: 'marks of the search engine around what was found',
    group: 'shape',
    operationId: 'associatePolicyWords',
    reply: inData('associatePolicyWords', ({ policies }) => {
      for (const each of policies)
        if (each.hit !== undefined) each.title = each.title.replace(each.hit, `<em>${each.hit}</em>`)
    }),
    probe: async (ask) => {
      const found = await ask(`/policy/api/ua/policy/associate?keyword=${encodeURIComponent('智能')}`)
      return found.data.policies.some(({ title }: Loose) => title.includes('<em>智能</em>'))
    },
  },
  {
    // RobotAnswer: Markdown without HTML.
    id: 'lines of an answer broken by tags',
    group: 'shape',
    operationId: 'answerRobotQuestion',
    write: true,
    reply: inData('answerRobotQuestion', (answer) => {
      answer.text = answer.text.replaceAll('\n', '<br/>')
    }),
    probe: async (ask) => {
      const body = { question: '首次认定高新技术企业有奖励吗？', sessionId: session }
      return (await ask('/consult/api/ua/smart/answer', { body, as: 'visitor' })).data.text.includes('<br/>')
    },
  },
  {
    // PolicyDeclareFile: bytes (x-unit).
    id: 'sizes of files in kilobytes',
    group: 'shape',
    operationId: 'pageDeclareFiles',
    reply: inData('pageDeclareFiles', ({ records }) => {
      for (const each of records) each.size = Math.ceil(each.size / 1024)
    }),
    probe: async (ask) => {
      const [{ docUrl, size }] = (await ask('/policy/api/show/declareFile/page')).data.records
      return (await ask(docUrl)).bytes.length > size * 100
    },
  },
  {
    // ContentSubject: every picture has its text.
    id: 'pictures of a subject without their words',
    group: 'shape',
    operationId: 'getContentSubject',
    reply: inData('getContentSubject', ({ images }) => {
      for (const each of images) delete each.longDesc
    }),
    probe: async (ask) => {
      const { images } = (await ask('/content/api/ua/subject/details/su-1001')).data
      return images.length > 0 && images[0].longDesc === undefined
    },
  },
]
