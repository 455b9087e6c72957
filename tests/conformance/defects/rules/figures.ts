import { type Defect, type Loose, inData } from '../../defect.ts'

export const rulesDefects: Defect[] = [
  {
    id: 'the bounds of another table',
    group: 'rules',
    operationId: 'listIndustryFields',
    reply: inData('listIndustryFields', (data) => {
      data.find(({ code }: Loose) => code === 'RETAIL').fields[0].bounds[0] = 200
    }),
    probe: async (ask) =>
      (await ask('/consult/api/customer/eva/industry/fields')).data.find(({ code }: Loose) => code === 'RETAIL')
        .fields[0].bounds[0] !== 300,
  },
  {
    id: 'what was replaced goes on',
    group: 'rules',
    operationId: 'listToolRules',
    reply: inData('listToolRules', (data) => {
      for (const each of data) if (each.supersededBy !== null) each.effectiveTo = null
    }),
    probe: async (ask) =>
      (await ask('/consult/api/ua/tool/rule/list')).data.some(
        ({ supersededBy, effectiveTo }: Loose) => supersededBy !== null && effectiveTo === null,
      ),
  },
  {
    id: 'a summary of another report',
    group: 'rules',
    operationId: 'createMatchReport',
    reply: inData('createMatchReport', (data) => {
      data.summary.potential += 2
    }),
    probe: async (ask) => {
      const enInfoJson = JSON.stringify({ completion: '10%', basicDTO: { name: '某企业' } })
      const { summary, groups } = (await ask('/policy/api/ua/policy/match/report', { body: { enInfoJson } })).data
      return (groups.find(({ bucket }: Loose) => bucket === 'POTENTIAL')?.items.length ?? 0) !== summary.potential
    },
  },
]
