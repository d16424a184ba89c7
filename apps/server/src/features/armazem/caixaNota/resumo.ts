import type { Resumo } from '../../casca/notificacao/index.ts'
import { countEsperando } from './store/arquivo.ts'

/** The notes that came by mail and wait, for who imports them. */
export const resumoDaCaixa: Resumo = async ({ can, db, scope }) =>
  scope.tipo === 'tudo' && can('NOTA_IMPORTAR')
    ? [{ rotulo: 'Notas que chegaram por e-mail', quantidade: await countEsperando(db), link: '/notas' }]
    : []
