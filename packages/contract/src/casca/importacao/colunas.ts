// Without Zod: the screens show these words before anything is loaded.
import {
  CAMPOS_PEDIDO,
  CHAVE_PLANILHA_PEDIDO,
  PRIMEIRAS_COLUNAS_PEDIDO,
} from '../../armazem/pedido/campos.ts'
import { clienteView } from '../../registers/cliente.ts'
import { cupomView } from '../../registers/cupom.ts'
import { CODIGO_PRODUTO, produtoView } from '../../registers/produto.ts'
import { TABELA_VIEWS } from '../../registers/tabelas.ts'
import { cliente, type ColunaPlanilha, type PlanilhaModelo } from './modelo.ts'
import { colunasDosCampos, planilhaDoRegister } from './registro.ts'

/** Kinds of the product. */
export type ImportacaoTipo = 'pedidos' | 'clientes' | 'produtos' | 'cupons' | 'estoque'

const codigoProduto: ColunaPlanilha = {
  ...CODIGO_PRODUTO,
  nome: 'codigoProduto',
  tipo: 'texto',
  obrigatoria: true,
}

const quantidade: ColunaPlanilha = {
  nome: 'quantidade',
  rotulo: 'Quantidade',
  tipo: 'numero',
  obrigatoria: true,
  sinonimos: ['Qtd', 'Qtde', 'Quant'],
  exemplo: '12',
  ajuda: 'Maior que zero, com até 4 casas decimais.',
}

const texto = (
  nome: string,
  rotulo: string,
  exemplo: string,
  ajuda = '',
  more: Partial<ColunaPlanilha> = {},
) => ({
  nome,
  rotulo,
  tipo: 'texto' as const,
  exemplo,
  ajuda,
  ...more,
})

/** Whose an order is and what it takes stand among its plain fields. */
const colunasDoPedido = (): ColunaPlanilha[] => {
  const colunas: ColunaPlanilha[] = [
    cliente,
    codigoProduto,
    { ...quantidade, ajuda: `${quantidade.ajuda} Produtos inteiros não aceitam frações.` },
    texto('lote', 'Lote', '', 'Em branco, o sistema escolhe os lotes que vencem antes.'),
    ...colunasDosCampos(CAMPOS_PEDIDO).map((coluna) =>
      coluna.nome === CHAVE_PLANILHA_PEDIDO ? { ...coluna, obrigatoria: true } : coluna,
    ),
  ]
  const primeiras = PRIMEIRAS_COLUNAS_PEDIDO.flatMap(
    (nome) => colunas.find((coluna) => coluna.nome === nome) ?? [],
  )
  return [...primeiras, ...colunas.filter((coluna) => !primeiras.includes(coluna))]
}

export const PLANILHAS: Record<ImportacaoTipo, PlanilhaModelo> = {
  pedidos: {
    tipo: 'pedidos',
    titulo: 'Importar pedidos',
    registro: ['pedido', 'pedidos'],
    ability: 'PEDIDO_EDITAR',
    lista: { caminho: '/pedidos', rotulo: 'Ver pedidos' },
    destino: { caminho: '/pedidos/edit', nome: 'pedido' },
    colunas: colunasDoPedido(),
  },
  clientes: planilhaDoRegister(clienteView),
  produtos: planilhaDoRegister(produtoView),
  cupons: planilhaDoRegister(cupomView),
  estoque: {
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
  },
}

/** The words of a kind, if there is one of this name. */
export const planilhaAt = (tipo: string): PlanilhaModelo | undefined =>
  [...Object.values(PLANILHAS), ...TABELA_VIEWS.map(planilhaDoRegister)].find(
    (planilha) => planilha.tipo === tipo,
  )

/** The words of a kind; every one that this product imports has them. */
export const planilhaDe = (tipo: string): PlanilhaModelo => {
  const found = planilhaAt(tipo)
  if (!found) throw new Error(`no spreadsheet is called ${tipo}`)
  return found
}

export const ESTADOS_IMPORTACAO = ['previa', 'fila', 'gravando', 'terminada', 'parada', 'desfeita'] as const
export type EstadoImportacao = (typeof ESTADOS_IMPORTACAO)[number]

/** While it is so, more is going in. */
export const emAndamento = (estado: EstadoImportacao): boolean => estado === 'fila' || estado === 'gravando'

export const IMPORTACAO_LINHAS = 20_000
