import type { Clock } from '../../clock.ts'
import type { FieldError } from '../../handler.ts'
import type { ResourceContent } from '../../store/tables/resources.ts'
import { futureError, missingFields, rangeError, refuse, type Needed } from './submission.ts'

const always: readonly Needed[] = [
  ['categoryId', '请选择资源分类'],
  ['industryCode', '请选择所属行业'],
  ['summary', '请输入简介'],
  ['description', '请输入详细介绍'],
  ['cover', '请上传封面'],
  ['ownerType', '请选择持有方类型'],
  ['ownerName', '请输入持有方名称'],
  ['region', '请选择所在县区'],
  ['priceType', '请选择报价方式'],
]

const contact: readonly Needed[] = [
  ['contactName', '请输入联系人'],
  ['contactTel', '请输入联系电话'],
]

/** The contract's x-required-on-submit of the three forms; a test compares them. */
export const neededOfResource: Record<ResourceContent['resourceType'], readonly Needed[]> = {
  ACHIEVEMENT: [
    ...always,
    ['achievementYear', '请输入成果年份'],
    ['achievementForm', '请选择成果形式'],
    ['maturity', '请选择成果成熟度'],
    ['transferMode', '请选择转化方式'],
    ...contact,
  ],
  INSTRUMENT: [
    ...always,
    ['instrumentModel', '请输入仪器型号'],
    ['instrumentClass', '请选择仪器分类'],
    ['techIndicator', '请输入主要技术指标与功能'],
    ['serviceItems', '请填写至少一个服务项目'],
    ['openTime', '请选择每日开放时间'],
    ['weekdays', '请选择开放日'],
    ['bookAheadDays', '请输入提前预约天数'],
    ['address', '请填写安放地点'],
    ...contact,
  ],
  PATENT: [
    ...always,
    ['patentNo', '请输入专利号'],
    ['patentType', '请选择专利类型'],
    ['legalStatus', '请选择法律状态'],
    ['applyDate', '请选择申请日'],
    ['patentee', '请输入权利人'],
    ['tradeMode', '请选择交易方式'],
    ...contact,
  ],
}

/** Ends with one error for each field that is missing or not in order. */
export function checkResource(clock: Clock, content: ResourceContent, agree: boolean | undefined): void {
  const { priceType, priceMin, priceMax, validUntil } = content
  const prices = priceType === 'FIXED' || priceType === 'RANGE' ? [['priceMin', '请输入报价'] as const] : []
  const upper = priceType === 'RANGE' ? [['priceMax', '请输入报价上限'] as const] : []
  refuse([
    ...missingFields(content, [...neededOfResource[content.resourceType], ...prices, ...upper]),
    ...(priceType === 'RANGE' ? rangeError([priceMin, priceMax], 'priceMin', '报价下限不能大于上限') : []),
    ...futureError(clock, validUntil, { field: 'validUntil', title: '有效期', isWithinYear: false }),
    ...typeErrors(clock, content),
    ...(agree === true ? [] : [{ errorMessage: '请先阅读并同意信息发布承诺', field: 'body.agree' }]),
  ])
}

function typeErrors(clock: Clock, content: ResourceContent): FieldError[] {
  const today = clock.today()
  if (content.resourceType === 'ACHIEVEMENT') {
    const isFuture = (content.achievementYear ?? 0) > Number(today.slice(0, 4))
    return isFuture ? [{ errorMessage: '成果年份不能晚于今年', field: 'body.achievementYear' }] : []
  }
  if (content.resourceType === 'INSTRUMENT') {
    const isFuture = (content.buyDate ?? '') > today
    return isFuture ? [{ errorMessage: '购置日期不能晚于今天', field: 'body.buyDate' }] : []
  }
  const { applyDate = '', grantDate, expireDate } = content
  return [
    ...(grantDate !== undefined && grantDate < applyDate
      ? [{ errorMessage: '授权日不能早于申请日', field: 'body.grantDate' }]
      : []),
    ...(expireDate !== undefined && expireDate < (grantDate ?? applyDate)
      ? [{ errorMessage: '届满日不能早于授权日', field: 'body.expireDate' }]
      : []),
  ]
}
