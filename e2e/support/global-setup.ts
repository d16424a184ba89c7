import { startProduct } from './product.ts'

/** Starts the product with demo data; RETAGUARDA_E2E_URL says where, RETAGUARDA_E2E_DADOS in which folder. */
const globalSetup = async (): Promise<() => Promise<void>> => {
  const { folder, address, stop } = startProduct(
    { RETAGUARDA_DEMO: '1', LOG_LEVEL: 'warn' },
    { stderr: 'inherit' },
  )
  process.env['RETAGUARDA_E2E_URL'] = await address()
  process.env['RETAGUARDA_E2E_DADOS'] = folder
  return stop
}

export default globalSetup
