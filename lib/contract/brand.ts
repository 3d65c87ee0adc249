/** The product's name, the one place that spells it. */
export const PRODUCT_NAME = 'Apogee'
export const PROGRAMME_TITLE = `${PRODUCT_NAME} Leadership Programme`
