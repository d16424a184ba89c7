/** Refusals of charges, of closings and of a bank's file. */
export const ERROR_TEXTS_DINHEIRO = {
  COBRANCA_FECHADA: 'Só uma cobrança aberta ou vencida pode ser cancelada ou retida.',
  FECHAMENTO_ATO: 'Isto não se faz com um fechamento nesta situação. A tela mostra como ele está agora.',
  FECHAMENTO_NADA_A_PAGAR: 'Deste mês nada se paga: não há pagamento a registrar, nem NFS-e a enviar.',
  FECHAMENTO_SO_DO_POSTO:
    'Só as pessoas do próprio posto contestam uma linha, aceitam uma glosa ou enviam a NFS-e.',
  FECHAMENTO_LINHA: 'Esta linha já foi tratada. A tela mostra como ela está agora.',
  FECHAMENTO_LINHA_DE_OS:
    'Só uma linha de OS com valor a pagar pode ser glosada ou corrigida; um ajuste se corrige com outro ajuste.',
  FECHAMENTO_GLOSA_PRAZO: 'O prazo para contestar esta glosa acabou em {ate}.',
  FECHAMENTO_ESPERA: 'Há contestações sem resposta, ou glosas no prazo do posto: não se aprova ainda.',
  FECHAMENTO_RETENCAO: 'As retenções somam mais do que há a pagar.',
  AJUSTE_INVALIDO: 'Informe um valor em reais diferente de zero, com até 2 casas decimais.',
  RETENCAO_REPETIDA: 'Cada retenção só pode aparecer uma vez.',
  COBRANCA_DATA: 'O pagamento não pode ter data depois de hoje.',
  COBRANCA_DATA_ANTES: 'O pagamento não pode ter data antes de {desde}, quando a cobrança foi feita.',
  OFX_VAZIO: 'O arquivo está vazio. Baixe o extrato do banco de novo.',
  OFX_OUTRO: 'Este arquivo não é um extrato OFX. No banco, escolha o formato OFX (Money).',
  OFX_CORTADO: 'O extrato está incompleto: o fim do arquivo falta. Baixe-o do banco de novo.',
  OFX_DO_BANCO: 'O banco não pôs nenhum extrato neste arquivo. Baixe-o de novo.',
  OFX_ILEGIVEL:
    'No lançamento {linha}, {campo} “{texto}” não se lê com certeza. Nada do extrato foi usado: corrija o arquivo ou baixe-o de novo.',
  OFX_LINHAS: 'O extrato tem mais de {limite} lançamentos. Baixe um período menor.',
  LANCAMENTO_CONFIRMADO: 'Este lançamento já foi confirmado.',
  COBRANCA_MUDOU: 'A cobrança mudou desde que foi mostrada. Escolha de novo.',
}
