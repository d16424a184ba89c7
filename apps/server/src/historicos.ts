import { CAMPOS_PEDIDO } from '@app/contract/armazem/pedido'
import { CAMPOS_OS } from '@app/contract/assistencia/ordemServico'
import { labelsOf } from '@app/contract/casca/campos'
import { PALAVRAS_ARMAZEM } from '@app/rules/armazem/auditoria'
import { PALAVRAS_ASSISTENCIA } from '@app/rules/assistencia/auditoria'
import type { Historicos } from './features/casca/auditoria/index.ts'

/**
 * The records and words of both modules, whichever are installed, because the entries of a switched-off module remain.
 */
export const HISTORICOS: Historicos = {
  records: {
    configuracao: { ability: 'CONFIG_VER' },
    pedido: { ability: 'PEDIDO_VER', labels: labelsOf(CAMPOS_PEDIDO) },
    nota: { ability: 'NOTA_VER' },
    contagem: { ability: 'ESTOQUE_AJUSTAR' },
    impressos: { ability: 'CONFIG_VER' },
    nota_configuracao: { ability: 'CONFIG_VER' },
    assistencia_configuracao: { ability: 'CONFIG_VER' },
    correio_modelo: { ability: 'CONFIG_VER' },
    correio_endereco: { ability: 'CONFIG_EDITAR' },
    assinatura: { ability: 'COBRANCA_VER' },
    cadastroPosto: { ability: 'POSTO_APROVAR', table: 'cadastro_posto' },
    doc: { ability: 'DOC_EDITAR', table: 'documento' },
    vendaImportacao: { ability: 'MODELO_EDITAR', table: 'venda_importacao' },
    ordemServico: { ability: 'OS_VER', labels: labelsOf(CAMPOS_OS), table: 'ordem_servico' },
  },
  palavras: {
    ...PALAVRAS_ARMAZEM,
    ...PALAVRAS_ASSISTENCIA,
    situacoes: { ...PALAVRAS_ARMAZEM.situacoes, ...PALAVRAS_ASSISTENCIA.situacoes },
    campos: { ...PALAVRAS_ARMAZEM.campos, ...PALAVRAS_ASSISTENCIA.campos },
    registros: { ...PALAVRAS_ARMAZEM.registros, ...PALAVRAS_ASSISTENCIA.registros },
  },
}
