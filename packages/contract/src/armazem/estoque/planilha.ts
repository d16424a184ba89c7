// This file does without Zod, because screens show these words before anything is loaded.
import { cliente, texto, type ColunaPlanilha, type PlanilhaModelo } from '../../casca/importacao/modelo.ts'
import { CODIGO_PRODUTO } from '../../registers/produto.ts'

/** Whose product or lot a line holds. */
export const codigoProduto: ColunaPlanilha = {
  ...CODIGO_PRODUTO,
  nome: 'codigoProduto',
  tipo: 'texto',
  obrigatoria: true,
}

export const quantidade: ColunaPlanilha = {
  nome: 'quantidade',
  rotulo: 'Quantidade',
  tipo: 'numero',
  obrigatoria: true,
  sinonimos: ['Qtd', 'Qtde', 'Quant'],
  exemplo: '12',
  ajuda: 'Maior que zero, com até 4 casas decimais.',
}

/** Opening stock: one lot per line. */
export const PLANILHA_ESTOQUE: PlanilhaModelo = {
  tipo: 'estoque',
  titulo: 'Importar estoque inicial',
  registro: ['lote', 'lotes'],
  ability: 'ESTOQUE_AJUSTAR',
  lista: { caminho: '/produto', rotulo: 'Ver produtos' },
  destino: { caminho: '/produto', nome: 'produto' },
  colunas: [
    cliente,
    codigoProduto,
    texto('lote', 'Lote', 'L2607A', 'Em branco, o estoque entra sem lote.'),
    {
      nome: 'dataValidade',
      rotulo: 'Validade',
      tipo: 'dia',
      sinonimos: ['Data de validade', 'Vencimento'],
      exemplo: '31/12/2027',
      ajuda: 'Em branco, o lote não vence.',
    },
    quantidade,
  ],
}
