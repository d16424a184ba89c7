import type { OrdemServico, OsEscolha } from '@app/contract/assistencia/ordemServico'
import type { EscolhaRow } from '../store/escolha.ts'
import type { OsRow } from '../store/read.ts'

/** The watch that replaced a swapped one, with its own serial number (decisions 50). */
export const relogioNovoDe = (
  troca: OsRow['troca'],
  modelo: OrdemServico['modeloEscolhido'],
): OrdemServico['relogioNovo'] =>
  troca?.situacao === 'RECEBIDA' && modelo && troca.numeroSerie !== null
    ? { modelo, numeroSerie: troca.numeroSerie, destinoAntigo: troca.destinoAntigo }
    : null

/** The choice after the 30 days; `inteira` includes its author. */
export const toEscolha = (row: EscolhaRow, inteira: boolean): OsEscolha => ({
  tipo: row.tipo,
  valor: row.valor,
  nome: inteira ? row.nome : null,
  documento: inteira ? row.documento : null,
  documentoConfere: row.documento_confere,
  assinatura:
    inteira && row.assinatura_id !== null
      ? {
          id: row.assinatura_id,
          filename: row.filename ?? '',
          length: row.length ?? 0,
          contentType: row.content_type ?? '',
        }
      : null,
  registradoPor: row.criadoPor ?? '',
  em: row.criado_em.toISOString(),
  texto: inteira ? row.mostrado : '',
  sha256: row.hash.toString('hex'),
})
