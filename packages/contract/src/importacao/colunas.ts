// Without Zod: the screens show these words before anything is loaded.
import { clienteView } from '../registers/cliente.ts'
import { cupomView } from '../registers/cupom.ts'
import { CODIGO_PRODUTO, produtoView } from '../registers/produto.ts'
import { TABELA_VIEWS } from '../registers/tabelas.ts'
import { cliente, type ColunaPlanilha, type PlanilhaModelo } from './modelo.ts'
import { planilhaDoRegister } from './registro.ts'

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

export const PLANILHAS: Record<ImportacaoTipo, PlanilhaModelo> = {
  pedidos: {
    tipo: 'pedidos',
    titulo: 'Importar pedidos',
    registro: ['pedido', 'pedidos'],
    ability: 'PEDIDO_EDITAR',
    lista: { caminho: '/pedidos', rotulo: 'Ver pedidos' },
    destino: { caminho: '/pedidos/edit', nome: 'pedido' },
    colunas: [
      cliente,
      texto(
        'numeroPedidoCliente',
        'Nº do pedido do cliente',
        'FA-2026-1188',
        'Linhas com o mesmo número são um só pedido.',
        {
          obrigatoria: true,
          curto: 'Pedido do cliente',
          sinonimos: ['Pedido do cliente', 'Número do pedido', 'Nº do pedido', 'Pedido'],
        },
      ),
      codigoProduto,
      { ...quantidade, ajuda: `${quantidade.ajuda} Produtos inteiros não aceitam frações.` },
      {
        nome: 'dataHoraColeta',
        rotulo: 'Data e hora da coleta',
        curto: 'Coleta',
        tipo: 'instante',
        obrigatoria: true,
        sinonimos: ['Coleta', 'Data da coleta', 'Data coleta'],
        exemplo: '20/11/2026 10:15',
        ajuda: 'De 15 em 15 minutos. Em branco, vale a da primeira linha do pedido.',
      },
      texto('transportadora', 'Transportadora', 'Transportadora Serra Azul', '', { menor: true }),
      texto('lote', 'Lote', '', 'Em branco, o sistema escolhe os lotes que vencem antes.'),
      {
        nome: 'urgente',
        rotulo: 'Urgente',
        tipo: 'simNao',
        exemplo: 'Não',
        ajuda: 'Sim ou Não. Em branco, Não.',
        menor: true,
      },
      {
        nome: 'concluido',
        rotulo: 'Concluir',
        tipo: 'simNao',
        sinonimos: ['Cadastro concluído', 'Concluído'],
        exemplo: 'Não',
        ajuda: 'Sim envia o pedido ao armazém; Não o deixa para completar. Em branco, Não.',
        menor: true,
      },
      texto('observacoes', 'Observações', '', '', { sinonimos: ['Observação', 'Obs'], menor: true }),
    ],
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
