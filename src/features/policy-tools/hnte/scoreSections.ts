import type { Schema } from '../../../gateway/contract.ts'
import type { ToolSection } from '../form/toolFields.ts'
import { grades, incentives, ipSources, rdConditions, rdManagement, talentSystems } from './hnteOptions.ts'

type Section = ToolSection<Schema<'HnteInputs'>>

const none = '以上都没有'

/** For H3 and the indicators 1.1 to 1.5. */
export const property: Section = {
  title: '知识产权',
  text: '既是必备条件，又占评分的 30 分。只计企业拥有所有权、仍在有效期内的。',
  fields: [
    {
      kind: 'number',
      name: 'ipClassIAmount',
      label: 'Ⅰ类知识产权',
      unit: '项',
      whole: true,
      maximum: 99_999,
      hint: '发明专利（含国防专利）、植物新品种、国家级农作物品种、国家新药、国家一级中药保护品种、集成电路布图设计专有权。',
    },
    {
      kind: 'number',
      name: 'ipClassIIAmount',
      label: 'Ⅱ类知识产权',
      unit: '项',
      whole: true,
      maximum: 99_999,
      hint: '实用新型、外观设计、软件著作权等，不含商标。申请高新技术企业时Ⅱ类只能使用一次。',
    },
    {
      kind: 'yesNo',
      name: 'ipSupportsProducts',
      label: '知识产权对主要产品（服务）起核心支持作用',
      hint: '专利、软著与主要产品（服务）的技术对得上，才算。',
    },
    {
      kind: 'choice',
      name: 'technologyLevel',
      label: '技术的先进程度',
      options: grades('高', '较高', '一般', '较低'),
      hint: '自评即可，正式评分由专家给出。',
    },
    {
      kind: 'choice',
      name: 'coreSupport',
      label: '对主要产品（服务）的核心支持作用',
      options: grades('强', '较强', '一般', '较弱'),
      hint: '自评即可，正式评分由专家给出。',
    },
    {
      kind: 'choice',
      name: 'ipSource',
      label: '知识产权获得方式',
      options: ipSources,
      hint: '有自主研发的最高 6 分，只有受让、受赠、并购的最高 3 分。',
    },
    {
      kind: 'yesNo',
      name: 'hasSetStandards',
      label: '参与编制国家标准、行业标准、检测方法或技术规范',
      hint: '加分项，最高 2 分。',
    },
  ],
}

/** For the indicators 3.1 to 3.4. */
export const organization: Section = {
  title: '研发组织管理',
  text: '占 20 分。做到了的勾选，须有文件、账册或合同可以证明。',
  fields: [
    { kind: 'choices', name: 'rdManagement', label: '研发管理', options: rdManagement, none, hint: '每项 2 分。' },
    { kind: 'choices', name: 'rdConditions', label: '研发条件', options: rdConditions, none, hint: '每项 2 分。' },
    { kind: 'choices', name: 'incentives', label: '成果转化激励', options: incentives, none, hint: '每项 2 分。' },
    { kind: 'choices', name: 'talentSystems', label: '人才制度', options: talentSystems, none, hint: '每项 1 分。' },
  ],
}
