import type { AnexoCampo } from '@app/contract/armazem/pedido'
import type { FileRow } from '../../../../platform/files/send.ts'
import { namedIn } from '../../../../platform/store/arquivo.ts'
import { ofCompany, type Executor } from '../../../../platform/db/index.ts'
import type { Scope } from '../../../../platform/scope.ts'

export const findAnexo = (
  db: Executor,
  scope: Scope,
  pedidoId: number,
  campo: AnexoCampo,
): Promise<FileRow | undefined> =>
  db
    .selectFrom('anexo')
    .select(['chave', 'filename', 'content_type as contentType', 'length'])
    .where('pedido_id', '=', pedidoId)
    .where('campo', '=', campo)
    .where(ofCompany(scope))
    .executeTakeFirst()

export const namedChaves = namedIn('anexo')
