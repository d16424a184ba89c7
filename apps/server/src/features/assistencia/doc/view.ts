import type { Doc, DocResumo } from '@app/contract/assistencia/doc'
import { leituraDe, partesDe } from '@app/rules/assistencia/doc'
import { self } from '../../../platform/http/answers/hal.ts'
import type { listVersoes } from './store/doc.ts'
import type { DocRow, TrechoRow } from './store/list.ts'
import type { Leitor } from './store/quem.ts'

const instante = (em: Date | null) => em?.toISOString() ?? null

const doLeitor = (row: DocRow, { edita }: Leitor) => ({
  leitura: leituraDe({ ...row, edita }),
  lidoEm: instante(row.lidoEm),
})

/** The search results in the documents of a page. */
export type Achados = { titulos: ReadonlyMap<number, string>; trechos: readonly TrechoRow[] }

export const toResumo = (row: DocRow, leitor: Leitor, { titulos, trechos }: Achados): DocResumo => {
  const { id, titulo, tipo, status, sobre, numero, pedeCiencia, cienciaAte, validoAte } = row
  const proprios = trechos.filter((trecho) => trecho.id === id)
  return {
    id,
    titulo,
    tipo,
    status,
    sobre,
    numero,
    versaoEm: instante(row.versaoEm),
    pedeCiencia,
    cienciaAte,
    validoAte,
    ...doLeitor(row, leitor),
    tituloPartes: partesDe(titulos.get(id) ?? titulo),
    trechos: proprios.map(({ pagina, texto }) => ({ pagina, partes: partesDe(texto) })),
    paginasAchadas: proprios[0]?.achadas ?? 0,
    ...self(`/doc/${id}`),
  }
}

type Alvos = Pick<Doc, 'marcas' | 'modelos' | 'tiposEquipamento' | 'papeis' | 'categorias' | 'postos'>

export const toDoc = (
  row: DocRow,
  leitor: Leitor,
  alvos: Alvos,
  versoes: Awaited<ReturnType<typeof listVersoes>>,
): Doc => ({
  id: row.id,
  titulo: row.titulo,
  tipo: row.tipo,
  status: row.status,
  pedeCiencia: row.pedeCiencia,
  cienciaAte: row.cienciaAte,
  validoAte: row.validoAte,
  ...alvos,
  sobre: row.sobre,
  versoes: versoes.map(
    ({ numero, mudou, filename, content_type, length, criado_em, por, paginas, com_texto, lido_em }) => ({
      numero,
      mudou,
      arquivo: { filename, length, contentType: content_type },
      criadaEm: criado_em.toISOString(),
      por,
      paginas,
      paginasComTexto: com_texto,
      lidoEm: instante(lido_em),
    }),
  ),
  ...doLeitor(row, leitor),
  cienteEm: instante(row.cienteEm),
  versao: row.versao,
  ...self(`/doc/${row.id}`),
})
