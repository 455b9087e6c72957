// Generated from contract/ by scripts/generate. Do not edit.
/** 认定情况。 */
export const certificationFields = {
  deptCert: { title: "部门认定", kind: "choice", minItems: 0, maxItems: 2, required: true },
  deptCertNewEn: { title: "专精特新企业", kind: "choice", minItems: 0, maxItems: 3, required: true },
  buildEnTec: { title: "企业技术中心", kind: "choice", minItems: 0, maxItems: 3, required: true },
  deptCertSpcEn: { title: "智能车间", kind: "choice", minItems: 0, maxItems: 3, required: true },
  deptCertFactory: { title: "绿色工厂", kind: "choice", minItems: 0, maxItems: 2, required: true },
  deptCertOther: { title: "其他认定", kind: "text", minLength: 1, maxLength: 200, required: true },
} as const
