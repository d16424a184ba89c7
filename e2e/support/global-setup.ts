import { setTimeout } from 'node:timers/promises'
import { sql, startProduct } from './product.ts'

/** The demo's rest is made while the server answers already; figures would move under the tests. */
const demoWhole = async (): Promise<void> => {
  for (let tries = 0; tries < 600; tries += 1) {
    const [left] = await sql<{ partes: number }>(
      'select count(*)::int as partes from demonstracao where terminada_em is null',
    )
    if (left?.partes === 0) return
    await setTimeout(200)
  }
  throw new Error('the demo was not whole within two minutes')
}

/** The demo counts what arrives; tests receive notes by 'Confirmar recebimento', but for those of the day and the door. */
const countNothingAtTheDoor = () => sql('update configuracao set chegada_scanner = false')

/**
 * Starts the product with demo data, whole before the first test; RETAGUARDA_E2E_URL says where, RETAGUARDA_E2E_DADOS
 * in which folder.
 */
const globalSetup = async (): Promise<() => Promise<void>> => {
  const { folder, address, stop } = startProduct(
    { RETAGUARDA_DEMO: '1', LOG_LEVEL: 'warn', PROVEDORES_INTERNOS: '1', CAIXA_INTERNA: '1' },
    { stderr: 'inherit' },
  )
  process.env['RETAGUARDA_E2E_URL'] = await address()
  process.env['RETAGUARDA_E2E_DADOS'] = folder
  await demoWhole()
  await countNothingAtTheDoor()
  return stop
}

export default globalSetup
