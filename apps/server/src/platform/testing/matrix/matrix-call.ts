import type { Caller, TestApp } from '../app.ts'
import type { Records } from './matrix-lines.ts'
import { MATRIX } from './matrix.ts'

/** The lines of the table, in whichever form they are written there. */
export const lines = Object.entries(MATRIX).map(([route, line]) => ({
  route,
  ...('access' in line ? line : { access: line }),
}))

/** Fills each path parameter: the record's id, a field of the attachments, or the record's own code. */
const fill = (url: string, records: Records, id: keyof Records | undefined): string =>
  url
    .replace(':id', String(id === undefined ? 0 : records[id]))
    .replace('modelo/:tipo', 'modelo/SENHA_RECUPERAR')
    .replace(':de', 'cliente')
    .replace(':campo', 'nf')
    .replace(':numero', '1')
    .replace(':codigoOmni', records.codigoOmni)
    .replace(':codigoDepositante', records.codigoDepositante)
    .replace(':cnpj/:cprod', `99999002000101/${records.codigoOmni}`)
    .replace(/:arquivo\(.*/, 'nada.js')
    .replace(':numero', '1')
    .replace(':arquivo', String(records.osArquivo))
    .replace(':aviso', String(records.osAviso))
    .replace(':documento', '1')
    .replace(/:token|\*/, 'nada')

/** Calls the route of one line as one person, with that person's records. */
export const callOf = (
  { app }: Pick<TestApp, 'app'>,
  { token }: Caller,
  { route, id, body }: Pick<(typeof lines)[number], 'route' | 'id' | 'body'>,
  records: Records,
  more: Record<string, string> = {},
) => {
  const [method = '', url = ''] = route.split(' ')
  return app.inject({
    method: method as 'GET' | 'POST' | 'PUT' | 'DELETE',
    url: fill(url, records, id),
    headers: { ...more, ...(token !== undefined && { authorization: `Bearer ${token}` }) },
    ...(method !== 'GET' && method !== 'DELETE' && { payload: body?.(records) ?? {} }),
  })
}
