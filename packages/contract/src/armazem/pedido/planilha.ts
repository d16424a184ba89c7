// This file does without Zod, because screens show these words before anything is loaded.
import { cliente, texto, type ColunaPlanilha, type PlanilhaModelo } from '../../casca/importacao/modelo.ts'
import { colunasDosCampos } from '../../casca/importacao/registro.ts'
import { codigoProduto, quantidade } from '../estoque/planilha.ts'
import { CAMPOS_PEDIDO, CHAVE_PEDIDO, PRIMEIRAS_COLUNAS_PEDIDO } from './campos.ts'

/** The columns of an order: client and items stand among its plain fields. */
const colunasDoPedido = (): ColunaPlanilha[] => {
  const colunas: ColunaPlanilha[] = [
    cliente,
    codigoProduto,
    { ...quantidade, ajuda: `${quantidade.ajuda} Produtos inteiros não aceitam frações.` },
    texto('lote', 'Lote', '', 'Em branco, o sistema escolhe os lotes que vencem antes.'),
    ...colunasDosCampos(CAMPOS_PEDIDO).map((coluna) =>
      coluna.nome === CHAVE_PEDIDO ? { ...coluna, obrigatoria: true } : coluna,
    ),
  ]
  const primeiras = PRIMEIRAS_COLUNAS_PEDIDO.flatMap(
    (nome) => colunas.find((coluna) => coluna.nome === nome) ?? [],
  )
  return [...primeiras, ...colunas.filter((coluna) => !primeiras.includes(coluna))]
}

/** A sheet of orders, each with several lines. */
export const PLANILHA_PEDIDOS: PlanilhaModelo = {
  caminho: '/pedidos/importar',
  tipo: 'pedidos',
  titulo: 'Importar pedidos',
  registro: ['pedido', 'pedidos'],
  ability: 'PEDIDO_EDITAR',
  lista: { caminho: '/pedidos', rotulo: 'Ver pedidos' },
  destino: { caminho: '/pedidos/edit', nome: 'pedido' },
  colunas: colunasDoPedido(),
}
