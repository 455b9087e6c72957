export const cents = (amount: number) => Math.round(amount * 100) / 100
export const demo = 'en-1001'
