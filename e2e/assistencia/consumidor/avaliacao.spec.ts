import type { AvaliacaoLink } from '@app/contract/assistencia/avaliacao'
import { osApi } from '../../support/os.ts'
import { expect, expectAccessible, test } from '../../support/people.ts'

test('S7-106: the consumer says once what the service was like, the post answers, the answer is read by the same link', async ({
  api,
  open,
  stranger,
}) => {
  const atendente = await api('atendente')
  const counter = osApi(atendente)
  const os = await counter.createOs({ osType: 'PA', relogio: null })
  await counter.move(os, 'atender', { reparo: 'Troca da pulseira.' })
  const { body } = await atendente.call<AvaliacaoLink>('POST', `/ordemServico/${os.id}/avaliacao/link`)
  const path = body.href.slice(body.href.indexOf('/avaliar'))

  const page = await stranger({ width: 390, height: 844 })
  await page.goto(path)
  await expect(page.getByRole('heading', { name: 'Dalva, como foi o atendimento?' })).toBeVisible()
  await page
    .getByRole('radiogroup', { name: /Atendimento/ })
    .getByRole('radio', { name: '5: Ótimo' })
    .check()
  await page.getByRole('button', { name: 'Enviar avaliação' }).click()
  // Three questions without an answer show an error; chosen answers stay.
  await expect(page.getByText('Escolha de 1 a 5 estrelas')).toHaveCount(3)
  await expect(page.getByRole('radio', { name: '5: Ótimo' }).first()).toBeChecked()
  await expectAccessible(page, 'avaliar, com erro')
  for (const [pergunta, nota] of [
    ['Prazo', '3: Regular'],
    ['Preço', '4: Bom'],
    ['Qualidade', '5: Ótimo'],
  ] as const)
    await page
      .getByRole('radiogroup', { name: new RegExp(pergunta) })
      .getByRole('radio', { name: nota })
      .check()
  await page.getByLabel('Quer contar mais?').fill('Avisaram tarde.')
  await page.getByRole('switch', { name: /Quero que me liguem/ }).click()
  await page.getByRole('button', { name: 'Enviar avaliação' }).click()
  await expect(page.getByRole('heading', { name: 'Obrigado. Sua avaliação chegou.' })).toBeVisible()

  const post = await open('responsavel', '/avaliacao')
  await expect(post.getByRole('region', { name: 'Resumo' })).toBeVisible()
  await post
    .getByRole('group', { name: 'Visões' })
    .getByRole('button', { name: /^Sem resposta/ })
    .click()
  await expect(post).toHaveURL(/situacao=SEM_RESPOSTA/)
  await post
    .getByRole('group', { name: 'Visões' })
    .getByRole('button', { name: /^Todos/ })
    .click()
  const row = post.getByRole('row', { name: new RegExp(`(?<!\\d)${os.numero}`) })
  await row.getByRole('button', { name: 'Responder a Dalva', exact: false }).click()
  await row.getByRole('textbox', { name: 'Resposta' }).fill('Tem razão: o aviso saiu tarde.')
  await row.getByRole('button', { name: 'Responder', exact: true }).click()
  await expect(row).toContainText('Resposta: Tem razão: o aviso saiu tarde.')
  await row.getByRole('link').first().click()
  await expect(post.getByRole('region', { name: 'O que disse' })).toContainText('Avisaram tarde.')
  await post.getByRole('button', { name: 'Já liguei' }).click()
  await expect(post.getByText(/Ligação feita em/)).toBeVisible()
  await expect(post.getByRole('button', { name: 'Alterar a resposta' })).toBeVisible()

  await page.reload()
  await expect(page.getByRole('region', { name: 'Resposta do posto' })).toContainText('o aviso saiu tarde')
  await expectAccessible(page, 'avaliar, respondida')
})
