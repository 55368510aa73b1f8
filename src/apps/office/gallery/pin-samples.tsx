import { useTexts } from '#texts/office/index.ts';
import { PinField } from '#ui/office/pin/pin-field.tsx';
import { PinPad } from '#ui/office/pin/pin-pad.tsx';
import { LONG, nothing, type Sample, Tried } from './sample.tsx';

/** What PINs are typed into: new ones by the office, and one's own at a tablet. */
export function usePinSamples(): Sample[] {
  const { tablets: t, faults } = useTexts();
  const pad = { action: t.signIn, failure: '', isBusy: false, onEnter: nothing };
  return [
    {
      component: 'pin/pin-field.tsx',
      states: {
        plain: (
          <Tried initial="">
            {(value, set) => <PinField label={t.newPin} value={value} fault={undefined} onChange={set} />}
          </Tried>
        ),
        faulty: <PinField label={t.newPin} value="1234" fault={faults.easyPin()} onChange={nothing} />,
      },
    },
    {
      component: 'pin/pin-pad.tsx',
      states: {
        plain: <PinPad {...pad} label={t.enterPin('Meera')} />,
        faulty: <PinPad {...pad} label={t.enterPin(LONG)} failure={t.wrong(4)} />,
        busy: <PinPad {...pad} label={t.enterPin('Ravi')} isBusy />,
      },
    },
  ];
}
