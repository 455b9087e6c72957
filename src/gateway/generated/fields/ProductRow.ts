// Generated from contract/ by scripts/generate. Do not edit.
/** 产品行。 */
export const productRowFields = {
  id: { title: "产品标识", kind: "text", ask: "#不能为空", minLength: 1, maxLength: 64, pattern: "^[A-Za-z0-9_-]+$" },
  name: { title: "名称", kind: "text", minLength: 1, maxLength: 30, required: true },
  description: { title: "说明", kind: "text", minLength: 0, maxLength: 500, required: true },
  applicationArea: { title: "应用领域", kind: "text", minLength: 0, maxLength: 100, required: true },
  images: { title: "图片", kind: "rows", ask: "请上传#", minItems: 0, maxItems: 1, file: [{ extensions: ["jpg", "jpeg", "png"], maxMegabytes: 1 }], required: true },
  categoryId: { title: "服务类别标识", kind: "text", ask: "#不能为空", minLength: 1, maxLength: 64, pattern: "^[A-Za-z0-9_-]+$" },
  priceType: { title: "产品价格方式", kind: "choice" },
  price: { title: "价格", kind: "number", unit: "元", ask: "明码标价的产品请填写价格", minimum: 0, maximum: 99999999.99, requiredWhen: [{ priceType: ["FIXED"] }] },
  unit: { title: "计价单位", kind: "text", minLength: 1, maxLength: 10 },
  status: { title: "上架状态", kind: "choice" },
} as const
