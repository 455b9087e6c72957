import { type Defect, type Loose, inData } from '../../defect.ts'
import { policies } from '../shared/addresses.ts'

const declarations = '/policy/api/ua/declare/page?size=50'

export const shapeDefects: Defect[] = [
  {
    id: 'number of the document only in lists',
    group: 'shape',
    operationId: 'getPolicyDetail',
    reply: inData('getPolicyDetail', (policy) => {
      delete policy.docNo
    }),
    probe: async (ask) => {
      const { records } = (await ask(`${policies}/list?size=50`)).data
      const { id } = records.find(({ docNo }: Loose) => docNo !== undefined)
      return (await ask(`${policies}/detail?id=${id}`)).data.docNo === undefined
    },
  },
  {
    id: 'no picture of a news in its list',
    group: 'shape',
    operationId: 'listNotices',
    reply: inData('listNotices', ({ records }) => {
      for (const each of records) delete each.cover
    }),
    probe: async (ask) => {
      const { records } = (await ask('/content/api/ua/notice/pc/list?size=50')).data
      for (const { id, cover } of records) {
        const detail = (await ask(`/content/api/ua/notice/pc/detail/${id}`)).data
        if (cover === undefined && detail.cover !== undefined) return true
      }
      return false
    },
  },
  {
    id: 'an end for what never ends',
    group: 'shape',
    operationId: 'pageDeclarations',
    reply: inData('pageDeclarations', ({ records }) => {
      for (const each of records) if (each.end === null) each.end = '2099-12-31'
    }),
    probe: async (ask) =>
      (await ask(`${declarations}&declareState=LONG`)).data.records.some(
        ({ declarationTag, end }: Loose) => declarationTag.code === 'LONG' && end !== null,
      ),
  },
  {
    id: 'members are visitors of a subject',
    group: 'shape',
    operationId: 'getPolicySubject',
    reply: inData('getPolicySubject', ({ sections }) => {
      for (const { policies: listed } of sections) for (const each of listed) delete each.favorited
    }),
    probe: async (ask) => {
      const [{ id }] = (await ask('/policy/api/ua/subject/list')).data.records
      return (await ask(`/policy/api/ua/subject/details/${id}`)).data.sections[0].policies[0].favorited === undefined
    },
  },
  {
    id: 'no reason beside what was refused',
    group: 'shape',
    operationId: 'getDemandDocking',
    reply: inData('getDemandDocking', (docking) => {
      delete docking.rejectReason
      delete docking.finishTime
    }),
    probe: async (ask) => {
      const { records } = (await ask('/supanddem/api/customer/demand/docking/list?size=50')).data
      const { id } = records.find(({ status }: Loose) => ['REJECTED', 'FINISHED', 'FAILED'].includes(status))
      const docking = (await ask(`/supanddem/api/customer/demand/docking/detail?id=${id}`)).data
      return docking.rejectReason === undefined && docking.finishTime === undefined
    },
  },
  {
    id: 'a county of another city',
    group: 'shape',
    operationId: 'getOfficeResourceDetail',
    reply: inData('getOfficeResourceDetail', (office) => {
      office.regCity = '320500'
    }),
    probe: async (ask) => {
      const [{ id }] = (await ask('/investment/ua/showResource/listByType?type=OFFICE')).data.records
      const { regCity, regRegion } = (await ask(`/investment/api/officeResource/detail?id=${id}`)).data
      return regCity.slice(0, 4) !== regRegion.slice(0, 4)
    },
  },
  {
    id: 'land in the unit of another table',
    group: 'shape',
    operationId: 'getLandResourceDetail',
    reply: inData('getLandResourceDetail', (land) => {
      land.landArea = Math.round(land.landArea / 10)
      land.landAreaMu = Math.round(land.landAreaMu * 10) / 100
    }),
    probe: async (ask) => {
      const [{ id, area }] = (await ask('/investment/ua/showResource/listByType?type=LAND')).data.records
      return (await ask(`/investment/api/landResource/detail?id=${id}`)).data.landArea !== area
    },
  },
  {
    id: 'marks around what was found',
    group: 'shape',
    operationId: 'listContentSubjects',
    reply: inData('listContentSubjects', ({ records }) => {
      for (const each of records) each.summary = each.summary.replace('企业', '<em>企业</em>')
    }),
    probe: async (ask) =>
      (await ask('/content/api/ua/subject/list?size=50')).data.records.some(({ summary }: Loose) =>
        summary.includes('<em>'),
      ),
  },
  {
    id: 'a text ends within a tag',
    group: 'shape',
    operationId: 'getHelpArticle',
    reply: inData('getHelpArticle', (article) => {
      article.content = article.content.slice(0, article.content.lastIndexOf('<') + 2)
    }),
    probe: async (ask) => {
      const [{ articles }] = (await ask('/content/api/ua/help/list')).data
      return !(await ask(`/content/api/ua/help/detail/${articles[0].id}`)).data.content.endsWith('>')
    },
  },
  {
    id: 'stars count once each',
    group: 'shape',
    operationId: 'getFacilitatorStatistics',
    reply: inData('getFacilitatorStatistics', (figures) => {
      const given = figures.scoreCounts.filter(({ count }: Loose) => count > 0)
      if (figures.avgScore !== null)
        figures.avgScore =
          Math.round((given.reduce((all: number, { score }: Loose) => all + Number(score), 0) / given.length) * 10) / 10
    }),
    probe: async (ask) => {
      for (const { enId } of (await ask('/enterprise/api/member/en/list')).data) {
        const { data } = await ask(`/enterprise/api/member/facilitator/statistics/${enId}`)
        const counts: Loose[] = data?.scoreCounts ?? []
        const total = counts.reduce((all, { count }) => all + Number(count), 0)
        const sum = counts.reduce((all, { score, count }) => all + score * count, 0)
        if (typeof data?.avgScore === 'number' && Math.abs(data.avgScore - sum / total) > 0.06) return true
      }
      return false
    },
  },
  {
    id: 'a place at the meeting without its code',
    group: 'shape',
    operationId: 'listMyEventSigns',
    reply: inData('listMyEventSigns', ({ records }) => {
      for (const each of records) delete each.signCode
    }),
    probe: async (ask) =>
      (await ask('/supanddem/api/customer/event/myList?size=50')).data.records.some(
        ({ status, signCode }: Loose) => status === 'PASS' && signCode === undefined,
      ),
  },
  {
    id: 'answers without their characters',
    group: 'shape',
    operationId: 'getFrequentDeclaration',
    reply: inData('getFrequentDeclaration', (list) => {
      for (const each of list) each.a = each.a.replaceAll(/\p{Script=Han}/gu, '?')
    }),
    probe: async (ask) => {
      const [{ id }] = (await ask(declarations)).data.records
      return JSON.stringify((await ask(`/policy/api/ua/declare/frequent/${id}`)).data).includes('????')
    },
  },
  {
    id: 'what was written is from tomorrow',
    group: 'shape',
    operationId: 'listMessages',
    reply: inData('listMessages', ({ records, current }) => {
      if (current === 1 && records.length > 0)
        records[0].createTime = new Date(Date.now() + 32 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ')
    }),
    probe: async (ask) => {
      const [{ createTime }] = (await ask('/message/api/msg/list')).data.records
      return Date.parse(`${createTime.replace(' ', 'T')}+08:00`) > Date.now()
    },
  },
  {
    id: 'an event is always open',
    group: 'shape',
    operationId: 'getEventDetail',
    reply: inData('getEventDetail', (event) => {
      event.state = 'SIGNING'
    }),
    probe: async (ask) => {
      const { records } = (await ask('/supanddem/api/ua/customer/event/page?state=FINISHED')).data
      const { data } = await ask(`/supanddem/api/ua/customer/event/detail?id=${records[0].id}`)
      return data.state === 'SIGNING'
    },
  },
]
