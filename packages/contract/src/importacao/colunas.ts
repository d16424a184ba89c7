// Without Zod: the screens show these words before anything is loaded.
import type { Ability } from '../session/index.ts'

export const IMPORTACAO_TIPOS = ['pedidos', 'clientes', 'produtos', 'estoque'] as const
export type ImportacaoTipo = (typeof IMPORTACAO_TIPOS)[number]

/** A column of the template; `nome` is the field of the record that it fills. */
export type ColunaPlanilha = {
  nome: string
  rotulo: string
  /** As the heading of a narrow column. */
  curto?: string
  tipo: 'texto' | 'numero' | 'dia' | 'instante' | 'simNao'
  obrigatoria?: boolean
  /** Other headings that mean the same. */
  sinonimos?: readonly string[]
  exemplo: string
  ajuda: string
  /** Staff work for every company; a client user's rows are always the own one's. */
  soInterno?: boolean
  /** Not among the columns that the preview shows unless it is wrong. */
  menor?: boolean
}

export type PlanilhaModelo = {
  titulo: string
  /** What goes in: an order of several lines, or one record a line. */
  registro: readonly [one: string, many: string]
  ability: Ability
  /** Where what went in is looked at. */
  lista: { caminho: string; rotulo: string }
  colunas: readonly ColunaPlanilha[]
}

const cliente: ColunaPlanilha = {
  nome: 'cliente',
  rotulo: 'Cliente',
  tipo: 'texto',
  sinonimos: ['Código do cliente', 'CNPJ do cliente', 'Depositante', 'Código do depositante'],
  exemplo: '1001',
  ajuda: 'Código, código do depositante ou CPF/CNPJ do cliente. Em branco, vale o cliente escolhido na tela.',
  soInterno: true,
}

const codigoProduto: ColunaPlanilha = {
  nome: 'codigoProduto',
  rotulo: 'Código do produto',
  curto: 'Código',
  tipo: 'texto',
  obrigatoria: true,
  sinonimos: ['Código', 'Produto', 'SKU', 'Cód. produto', 'Referência'],
  exemplo: '000123',
  ajuda: 'Como o cliente chama o produto. Formate a coluna como texto, para não perder zeros à esquerda.',
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
    titulo: 'Importar pedidos',
    registro: ['pedido', 'pedidos'],
    ability: 'PEDIDO_EDITAR',
    lista: { caminho: '/pedidos', rotulo: 'Ver pedidos' },
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
  clientes: {
    titulo: 'Importar clientes',
    registro: ['cliente', 'clientes'],
    ability: 'CLIENTE_EDITAR',
    lista: { caminho: '/cliente', rotulo: 'Ver clientes' },
    colunas: [
      texto('nomeFantasia', 'Nome fantasia', 'Loja Exemplo', '', {
        obrigatoria: true,
        sinonimos: ['Nome', 'Fantasia'],
      }),
      texto('razaoSocial', 'Razão social', 'Loja Exemplo Ltda', '', { obrigatoria: true }),
      texto('cnpjCpf', 'CPF ou CNPJ', '12.ABC.345/01DE-35', 'Com ou sem pontos; o CNPJ pode ter letras.', {
        obrigatoria: true,
        sinonimos: ['CNPJ', 'CPF', 'CNPJ/CPF', 'CPF/CNPJ', 'Documento'],
      }),
      texto('codigoCliente', 'Código do cliente', '', 'Em branco, vale o documento.', {
        sinonimos: ['Código'],
      }),
      texto('codigoDepositante', 'Código do depositante', '', 'Em branco, vale o documento.', {
        sinonimos: ['Depositante'],
        menor: true,
      }),
      texto('emailComercial', 'E-mail comercial', 'contato@loja.example', '', {
        sinonimos: ['E-mail', 'Email'],
        menor: true,
      }),
      texto('telefoneComercial', 'Telefone comercial', '(11) 5555-0100', '', {
        sinonimos: ['Telefone', 'Fone'],
        menor: true,
      }),
      texto('inscricaoEstadual', 'Inscrição estadual', 'ISENTO', 'Só números, ou ISENTO.', {
        sinonimos: ['IE'],
        menor: true,
      }),
      texto('inscricaoMunicipal', 'Inscrição municipal', '', '', { sinonimos: ['IM'], menor: true }),
      texto('horaFuncionamento', 'Horário de funcionamento', '', '', { menor: true }),
      texto('cep', 'CEP', '01310-100', '', { menor: true }),
      texto('rua', 'Rua', 'Avenida Exemplo', '', { sinonimos: ['Endereço', 'Logradouro'], menor: true }),
      texto('numero', 'Número', 'S/N', 'Sem número: S/N.', { menor: true }),
      texto('complemento', 'Complemento', '', '', { menor: true }),
      texto('bairro', 'Bairro', 'Centro', '', { menor: true }),
      texto('cidade', 'Cidade', 'São Paulo', '', { sinonimos: ['Município'] }),
      texto('estado', 'Estado', 'SP', 'A sigla: SP, RJ, MG…', { sinonimos: ['UF'] }),
      texto('pais', 'País', 'Brasil', '', { menor: true }),
      texto('fefo', 'Regra FEFO', 'Avisar', 'Desligado, Avisar ou Exigir. Em branco, Avisar.', {
        sinonimos: ['FEFO'],
        menor: true,
      }),
      {
        nome: 'permiteVencido',
        rotulo: 'Permite lote vencido',
        tipo: 'simNao',
        exemplo: 'Não',
        ajuda: 'Sim ou Não. Em branco, Não.',
        menor: true,
      },
    ],
  },
  produtos: {
    titulo: 'Importar produtos',
    registro: ['produto', 'produtos'],
    ability: 'PRODUTO_EDITAR',
    lista: { caminho: '/produto', rotulo: 'Ver produtos' },
    colunas: [
      cliente,
      codigoProduto,
      texto('descricao', 'Descrição', 'Sabonete em barra 90 g', '', {
        obrigatoria: true,
        sinonimos: ['Nome', 'Descrição do produto'],
      }),
      texto('unidade', 'Unidade', 'un', 'un, cx, kg… Em branco, un.', {
        sinonimos: ['Un', 'UM', 'Unidade de medida'],
      }),
      {
        nome: 'inteiro',
        rotulo: 'Só quantidade inteira',
        tipo: 'simNao',
        sinonimos: ['Inteiro'],
        exemplo: 'Sim',
        ajuda: 'Sim ou Não. Em branco, Sim.',
      },
      texto(
        'codigoOmni',
        'Código Omni',
        '',
        'Único em todo o armazém. Em branco, é formado pelos códigos do cliente e do produto.',
        {
          sinonimos: ['Omni'],
        },
      ),
      texto('codigoBarras', 'Código de barras', '', '8, 12, 13 ou 14 números.', {
        sinonimos: ['EAN', 'GTIN'],
      }),
    ],
  },
  estoque: {
    titulo: 'Importar estoque inicial',
    registro: ['lote', 'lotes'],
    ability: 'ESTOQUE_AJUSTAR',
    lista: { caminho: '/produto', rotulo: 'Ver produtos' },
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

/** The columns that a person's sheet may have. */
export const colunasDe = (tipo: ImportacaoTipo, interno: boolean): ColunaPlanilha[] =>
  PLANILHAS[tipo].colunas.filter(({ soInterno }) => interno || !soInterno)

export const ESTADOS_IMPORTACAO = ['previa', 'fila', 'gravando', 'terminada', 'parada', 'desfeita'] as const
export type EstadoImportacao = (typeof ESTADOS_IMPORTACAO)[number]

/** While it is so, more is going in. */
export const emAndamento = (estado: EstadoImportacao): boolean => estado === 'fila' || estado === 'gravando'

export const IMPORTACAO_LINHAS = 20_000
