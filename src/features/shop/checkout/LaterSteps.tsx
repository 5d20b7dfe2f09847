import type en from '@words/en/shop/checkout.json';
import { DeliveryStepForm } from './DeliveryStepForm';
import { PaymentStepForm } from './PaymentStepForm';
import { ReviewStep } from './ReviewStep';
import type { FormValues } from './StepForm';
import type { CheckoutStep } from './checkoutRules';

interface LaterStepsProps {
  words: typeof en;
  step: CheckoutStep;
  delivery: FormValues;
  card: FormValues;
  onBack: () => void;
  onDraft: (values: FormValues) => void;
  onDelivery: (values: FormValues) => void;
  onCardDraft: (values: FormValues) => void;
  onCard: (values: FormValues) => void;
}

/** Steps after the first. */
export function LaterSteps({
  words,
  step,
  delivery,
  card,
  onBack,
  onDraft,
  onDelivery,
  onCardDraft,
  onCard,
}: LaterStepsProps) {
  if (step === 'delivery')
    return <DeliveryStepForm words={words} initial={delivery} onBack={onBack} onDraft={onDraft} onDone={onDelivery} />;
  if (step === 'payment')
    return <PaymentStepForm words={words} initial={card} onBack={onBack} onDraft={onCardDraft} onDone={onCard} />;
  return <ReviewStep words={words} last4={(card.number ?? '').replace(/\D/g, '').slice(-4)} onBack={onBack} />;
}
