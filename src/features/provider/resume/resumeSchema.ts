import * as z from 'zod/mini'
import { contactPatterns } from '../../../ui/form/contactPatterns.ts'
import type { UploadRule } from '../../../ui/upload/uploadRule.ts'

/** §5, §9: product and main-business images. */
export const rowImageRule: UploadRule = { extensions: ['jpg', 'jpeg', 'png'], maxMegabytes: 1, maxCount: 1 }

/** Most characters of the fields (contract, FacilitatorResume). */
export const maximum = {
  shortName: 30,
  slogan: 30,
  intro: 2000,
  contacts: 20,
  contactsPosition: 20,
  tel: 20,
  email: 50,
  website: 200,
  address: 200,
  rowName: 30,
  mainBusiness: 300,
  product: 500,
  applicationArea: 100,
}

const text = (limit: number) => z.string().check(z.trim(), z.maxLength(limit, `最多输入 ${limit} 个字符`))
const required = (message: string, limit: number) => text(limit).check(z.minLength(1, message))
const choices = (message: string) => z.array(z.string()).check(z.minLength(1, message))
const optional = (limit: number, pattern: RegExp, message: string) =>
  text(limit).check(z.refine((value) => value === '' || pattern.test(value), message))

const images = z
  .array(z.object({ name: z.string(), size: z.number(), url: z.string(), uid: z.string() }))
  .check(z.maxLength(rowImageRule.maxCount))

const row = {
  name: required('请输入名称', maximum.rowName),
  images,
}

/** A provider's resume, as far as it is typed here. */
export const resumeSchema = z.object({
  shortName: text(maximum.shortName),
  providerType: choices('请选择机构类型'),
  serviceCategoryIds: choices('请选择服务类别').check(z.maxLength(10, '最多选择 10 个服务类别')),
  slogan: required('请输入一句话介绍', maximum.slogan),
  intro: required('请输入机构简介', maximum.intro).check(z.minLength(50, '机构简介不能少于 50 个字符')),
  serviceRegion: choices('请选择服务区域'),
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
  mainBusiness: z
    .array(z.object({ ...row, description: text(maximum.mainBusiness) }))
    .check(z.minLength(1, '请至少填写一项主营业务'), z.maxLength(10)),
  products: z
    .array(
      z.object({
        ...row,
        /** Of a product the gateway has already; with it go its price and category, which are not typed here. */
        id: z.optional(z.string()),
        description: text(maximum.product),
        applicationArea: text(maximum.applicationArea),
      }),
    )
    .check(z.maxLength(50)),
})

export type ResumeValues = z.infer<typeof resumeSchema>
