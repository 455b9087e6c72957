import * as z from 'zod/mini'
import type { Schema } from '../../../gateway/contract.ts'
import { contactPatterns } from '../../../ui/form/contactPatterns.ts'
import { numberError, numberOf } from '../../../ui/form/numberText.ts'
import { regionDate } from '../../../ui/regionDate.ts'
import { maximum, most } from './resumeLimits.ts'

const text = (limit: number) => z.string().check(z.trim(), z.maxLength(limit, `最多输入 ${limit} 个字符`))
const required = (message: string, limit: number) => text(limit).check(z.minLength(1, message))
const choices = (message: string) => z.array(z.string()).check(z.minLength(1, message))
const optional = (limit: number, pattern: RegExp, message: string) =>
  text(limit).check(z.refine((value) => value === '' || pattern.test(value), message))
const rows = <Row extends z.core.$ZodType>(row: Row, limit: number) => z.array(row).check(z.maxLength(limit))

const priceLimits = { decimals: 2, maximum: 99_999_999.99 }
const personLimits = { decimals: 0, maximum: 10_000 }

const files = (limit: number) =>
  z.array(z.object({ name: z.string(), size: z.number(), url: z.string(), uid: z.string() })).check(z.maxLength(limit))

const image = files(1)
const rowName = required('请输入名称', maximum.rowName)

const qualification = z.object({
  /** Of the dictionary PO_QUALIFICATIONS, else OTHER (contract, FacilitatorQualification). */
  code: z.string().check(z.minLength(1, '请选择资质')),
  name: required('请输入资质名称', maximum.qualificationName),
  /** Empty for one without levels. */
  level: z.string(),
  certNo: text(maximum.certNo),
  date: z.string().check(
    z.minLength(1, '请选择取得日期'),
    z.refine((date) => date <= regionDate(new Date()), '取得日期不能晚于今天'),
  ),
  file: files(1),
})

const teamRole = z.object({
  title: required('请输入角色', maximum.role),
  count: z.string().check(
    z.trim(),
    z.minLength(1, '请输入人数'),
    z.refine((typed) => personsError(typed) === undefined, { error: ({ input }) => personsError(String(input)) }),
  ),
  desc: text(maximum.roleDesc),
})

const serviceCase = z.object({
  title: required('请输入案例名称', maximum.caseTitle),
  clientMasked: required('请输入服务对象', maximum.client),
  year: z.string().check(
    z.trim(),
    z.regex(/^(19[9]\d|20\d\d)$/, '请输入 1990 年以后的四位年份'),
    z.refine((year) => year <= regionDate(new Date()).slice(0, 4), '年份不能晚于今年'),
  ),
  desc: text(maximum.caseDesc),
  images: files(most.caseImages),
})

const product = z
  .object({
    /** Of a product the gateway has already. */
    id: z.optional(z.string()),
    name: rowName,
    description: text(maximum.product),
    applicationArea: text(maximum.applicationArea),
    images: image,
    /** Empty for one that is in no category. */
    categoryId: z.string(),
    priceType: z.enum(['FIXED', 'NEGOTIABLE', 'FREE']),
    /** Counts for FIXED only: what was typed before another was chosen does no harm. */
    price: z.string().check(z.trim()),
    unit: text(maximum.unit),
    /** Whether the store shows it. */
    onSale: z.boolean(),
  })
  .check(
    z.refine((one) => priceError(one) === undefined, {
      path: ['price'],
      error: ({ input }) => priceError(input as Priced),
    }),
  )

interface Priced {
  priceType: Schema<'ProductPriceType'>
  price: string
}

function priceError({ priceType, price }: Priced): string | undefined {
  if (priceType !== 'FIXED') return undefined
  return price === '' ? '明码标价的产品请填写价格' : numberError(price, priceLimits)
}

function personsError(typed: string): string | undefined {
  return numberError(typed, personLimits) ?? (numberOf(typed) === 0 ? '人数至少为 1' : undefined)
}

/** A provider's resume as it is typed (contract, FacilitatorResume). */
export const resumeSchema = z.object({
  logo: image,
  wechatQr: image,
  shortName: text(maximum.shortName),
  providerType: choices('请选择机构类型'),
  serviceCategoryIds: choices('请选择服务类别').check(z.maxLength(10, '最多选择 10 个服务类别')),
  slogan: required('请输入一句话介绍', maximum.slogan),
  intro: required('请输入机构简介', maximum.intro).check(z.minLength(50, '机构简介不能少于 50 个字符')),
  serviceRegion: choices('请选择服务区域').check(z.maxLength(50, '最多选择 50 个服务区域')),
  contacts: required('请输入联系人', maximum.contacts).check(z.minLength(2, '联系人不能少于 2 个字符')),
  contactsPosition: text(maximum.contactsPosition),
  tel: required('请输入联系电话', maximum.tel).check(
    z.refine(
      (tel) => contactPatterns.mobile.test(tel) || contactPatterns.landline.test(tel),
      '请输入正确的手机号或固定电话',
    ),
  ),
  email: optional(maximum.email, contactPatterns.email, '请输入正确的电子邮箱'),
  website: optional(maximum.website, contactPatterns.url, '请输入以 http:// 或 https:// 开头的网址'),
  address: text(maximum.address),
  promise: z.array(z.string()),
  couponAccepted: z.boolean(),
  qualifications: rows(qualification, most.qualifications),
  team: rows(teamRole, most.team),
  cases: rows(serviceCase, most.cases),
  mainBusiness: rows(
    z.object({ name: rowName, description: text(maximum.mainBusiness), images: image }),
    most.mainBusiness,
  ).check(z.minLength(1, '请至少填写一项主营业务')),
  products: rows(product, most.products),
})

export type ResumeValues = z.infer<typeof resumeSchema>

/** The lists of the resume, by name. */
export type ResumeList = 'qualifications' | 'team' | 'cases' | 'mainBusiness' | 'products'
